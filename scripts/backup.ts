/**
 * Backs up database and documents together, while the service runs.
 *   npm run backup -- --to FOLDER
 * DATABASE_URL and DOCUMENT_STORE as for the service; without them, those of `npm start`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlaces } from './backup/places.ts'
import { takeBackup } from './backup/takeBackup.ts'

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new Error('Where to? npm run backup -- --to FOLDER')
  const places = await openPlaces(process.env)
  try {
    const { state, manifest, copied, missing } = await takeBackup({ ...places, folder: resolve(values.to) })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${state}: ${rows} rows, ${manifest.documents} documents, ${copied} of them new`)
    for (const key of missing) console.log(`✗ the store does not hold document ${key} as it was handed in`)
    process.exitCode = missing.length > 0 ? 1 : 0
  } finally {
    await places.close()
  }
} catch (failure) {
  console.log(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}
