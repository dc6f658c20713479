import { Admission, Hardship, Personnel } from '#contract/external/registers.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { Registers } from '#service/core/registers.ts'
import { callExternalService } from '#service/external/callExternalService.ts'

/** The registers of other authorities by their real protocol. */
export function registersClient(config: Config['registers'], metrics: Metrics): Registers {
  const at = (path: string, query: Record<string, string>) => ({
    service: 'registers',
    url: `${config.url}/${path}?${new URLSearchParams(query)}`,
    secret: config.secret,
    metrics,
  })
  return {
    personnel: (identityNo) => callExternalService({ ...at('personnel', { identityNo }), answer: Personnel }),
    hardship: (identityNo) => callExternalService({ ...at('hardship', { identityNo }), answer: Hardship }),
    admission: (identityNo, examCode) =>
      callExternalService({ ...at('admission', { identityNo, examCode }), answer: Admission }),
  }
}
