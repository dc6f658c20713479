import { Admission, Hardship, Personnel } from '#contract/parties/registers.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { Registers } from '#service/core/registers.ts'
import { askParty } from '#service/external/askParty.ts'

/** The registers of other authorities by their real protocol. */
export function registersClient(config: Config['registers'], metrics: Metrics): Registers {
  const at = (path: string, query: Record<string, string>) => ({
    party: 'registers',
    url: `${config.url}/${path}?${new URLSearchParams(query)}`,
    secret: config.secret,
    metrics,
  })
  return {
    personnel: (identityNo) => askParty({ ...at('personnel', { identityNo }), answer: Personnel }),
    hardship: (identityNo) => askParty({ ...at('hardship', { identityNo }), answer: Hardship }),
    admission: (identityNo, examCode) =>
      askParty({ ...at('admission', { identityNo, examCode }), answer: Admission }),
  }
}
