/**
 * Reads what is stored as jsonb. `schema_version` stands beside each value; a value of an older version is made
 * today's when it is read, one version after another.
 */
import * as v from 'valibot'
import { DocumentValue } from '#contract/entities/document.ts'
import { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import { Resume } from '#contract/entities/resume.ts'
import { Snapshot } from '#service/core/snapshot.ts'
import { StoredDataError } from '#service/core/storedDataError.ts'
import { type Change, type SchemaUpgrade, schemaUpgrades } from '#service/store/schemaUpgrades.ts'

interface Versioned {
  schemaVersion: number
}

export interface StoredData {
  /** written beside every value that is saved */
  readonly schemaVersion: number
  answers(row: Versioned & { submissionId: string; answers: unknown }): RegistrationAnswers
  resume(row: Versioned & { submissionId: string; resume: unknown }): Resume | null
  snapshot(row: Versioned & { submissionId: string; snapshot: unknown }): Snapshot
  documentValue(
    column: `${'personal_document' | 'submitted_file'}.document_value`,
    row: Versioned & { id: string; documentValue: unknown },
  ): DocumentValue
}

/** A row whose jsonb has been read. */
export type ReadRow<Row extends Versioned, Values> = Omit<Row, keyof Values | 'schemaVersion'> & Values

/** @param upgrades the first makes version 2 of version 1 */
export function createStoredData(upgrades: readonly SchemaUpgrade[]): StoredData {
  const upgraded = (
    value: unknown,
    { schemaVersion }: Versioned,
    changeOf: (upgrade: SchemaUpgrade) => Change,
  ) =>
    upgrades
      // one version more than the number says: during a deploy a process of the version before saves over newer values
      .slice(Math.max(0, schemaVersion - 2))
      .reduce((former, upgrade) => (isObject(former) ? changeOf(upgrade)(former) : former), value)

  return {
    schemaVersion: upgrades.length + 1,
    answers: (row) =>
      parsed(
        RegistrationAnswers,
        upgraded(row.answers, row, (upgrade) => upgrade.answers ?? unchanged),
        { column: 'registration_form.answers', id: row.submissionId, schemaVersion: row.schemaVersion },
      ),
    resume: (row) =>
      parsed(
        v.nullable(Resume),
        upgraded(row.resume, row, (upgrade) => upgrade.resume ?? unchanged),
        { column: 'resume.resume', id: row.submissionId, schemaVersion: row.schemaVersion },
      ),
    snapshot: (row) =>
      parsed(Snapshot, upgraded(row.snapshot, row, changeOfSnapshot), {
        column: 'signature_request.snapshot',
        id: row.submissionId,
        schemaVersion: row.schemaVersion,
      }),
    documentValue: (column, row) =>
      parsed(
        DocumentValue,
        upgraded(row.documentValue, row, (upgrade) => upgrade.documentValue ?? unchanged),
        { column, id: row.id, schemaVersion: row.schemaVersion },
      ),
  }
}

export const storedData = createStoredData(schemaUpgrades)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unchanged: Change = (stored) => stored

const within = (change: Change | undefined, value: unknown) =>
  change && isObject(value) ? change(value) : value

/** A snapshot holds a form, a resume and documents: what changes them changes it too. */
const changeOfSnapshot =
  (upgrade: SchemaUpgrade): Change =>
  (stored) => {
    const { answers, resume, files, ...rest } = stored
    const whole = {
      ...rest,
      answers: within(upgrade.answers, answers),
      resume: within((part) => ({ ...part, content: within(upgrade.resume, part.content) }), resume),
      files: Array.isArray(files)
        ? files.map((file) =>
            within(
              (part) => ({ ...part, documentValue: within(upgrade.documentValue, part.documentValue) }),
              file,
            ),
          )
        : files,
    }
    return (upgrade.snapshot ?? unchanged)(whole)
  }

function parsed<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  where: Omit<StoredDataError['stored'], 'field'>,
): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new StoredDataError({ ...where, field: v.getDotPath(result.issues[0]) ?? '' })
}
