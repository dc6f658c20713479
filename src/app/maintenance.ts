import { basePath } from '#contract/limits.ts'
import type { RuntimeConfig } from '#contract/runtimeConfig.ts'
import { type Store, storageKeys } from '#src/platform/storage.ts'
import { routeTable } from '#src/routes/table.ts'

/** The redirect check of section 4: off unless whoever runs the service switches it on. The phrase opens it for a tab. */
export const isClosedForMaintenance = (
  { features }: Pick<RuntimeConfig, 'features'>,
  store: Pick<Store, 'read'>,
): boolean => features.maintenance && store.read(storageKeys.maintain) !== 'true'

/** @param pathname with or without the base path */
export const isMaintainPage = (pathname: string): boolean =>
  pathname.replace(basePath, '').replace(/\/$/, '') === routeTable.maintain.path
