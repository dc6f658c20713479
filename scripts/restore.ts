/**
 * Restores a backup into an empty database and store.
 *   npm run restore -- --from FOLDER [--at STATE]
 * DATABASE_URL and DOCUMENT_STORE as for the service; without them, those of `npm start`. The newest state by default.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { statesIn } from './backup/backupFolder.ts'
import { openPlaces } from './backup/places.ts'
import { restoreBackup } from './backup/restoreBackup.ts'

try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } })
  if (!values.from) throw new Error('From where? npm run restore -- --from FOLDER')
  const folder = resolve(values.from)
  const states = await statesIn(folder)
  const at = values.at ?? states[0]
  if (at === undefined) throw new Error(`${folder} holds no finished backup.`)
  if (!states.includes(at))
    throw new Error(`${folder} holds no backup ${at}. There is: ${states.join(', ')}.`)
  const places = await openPlaces(process.env)
  try {
    const { manifest, missing } = await restoreBackup({ ...places, folder, state: join(folder, at) })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${at}: ${rows} rows, ${manifest.documents - missing.length} documents`)
    for (const key of missing) console.log(`✗ the backup does not hold document ${key} as it was handed in`)
    process.exitCode = missing.length > 0 ? 1 : 0
  } finally {
    await places.close()
  }
} catch (failure) {
  console.log(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}
