/** Reference data of a new installation. Rows that exist stay as the authority has edited them. */
import type { Insertable } from 'kysely'
import type { Database } from '#service/store/database.ts'
import careers from '#service/store/reference/career-official-type.json' with { type: 'json' }
import departments from '#service/store/reference/department.json' with { type: 'json' }
import educationLevels from '#service/store/reference/education-level.json' with { type: 'json' }
import educationLocations from '#service/store/reference/education-location.json' with { type: 'json' }
import entities from '#service/store/reference/entity-info.json' with { type: 'json' }
import identityTypes from '#service/store/reference/identity-type.json' with { type: 'json' }
import languageTypes from '#service/store/reference/language-type.json' with { type: 'json' }
import paymentChannels from '#service/store/reference/payment-channel.json' with { type: 'json' }
import codes from '#service/store/reference/unit-code.json' with { type: 'json' }
import vinculumTypes from '#service/store/reference/vinculum-type.json' with { type: 'json' }
import { searchable } from '#service/store/referenceText.ts'
import type { ReferenceRowTable } from '#service/store/schema.ts'

interface Row {
  id: number
  code: string
  nameTc: string
  namePt: string
  order: number
  active: boolean
}

const tables: Readonly<Record<string, readonly Row[]>> = {
  'career-officialType': careers,
  department: departments,
  'education-level': educationLevels,
  'education-location': educationLocations,
  'entity-info': entities,
  'identity-type': identityTypes,
  'language-type': languageTypes,
  'vinculum-type': vinculumTypes,
  'payment-channel': paymentChannels,
}

/** Code tables live beside the others under a name of their own. */
export const codeTableName = (type: string) => `code:${type}`

const stored = (tableName: string, row: Row): Insertable<ReferenceRowTable> => ({
  tableName,
  id: row.id,
  code: row.code,
  nameTc: row.nameTc,
  namePt: row.namePt,
  sortOrder: row.order,
  active: row.active,
  searchText: `${searchable(row.nameTc)}\n${searchable(row.namePt)}`,
  data: JSON.stringify(row),
})

export async function seedReference(db: Database): Promise<void> {
  const rows = [
    ...Object.entries(tables).flatMap(([name, list]) => list.map((row) => stored(name, row))),
    ...codes.map((row) => stored(codeTableName(row.type), row)),
  ]
  await db
    .insertInto('referenceRow')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tableName', 'id']).doNothing())
    .execute()
}
