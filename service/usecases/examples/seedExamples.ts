/** A rehearsal installation: example exams, and what personas have already done, by the service's own steps. */
import { DateTime } from 'luxon'
import { exampleExamLinks, exampleExams, periodsOf } from '#contract/external/exampleExams.ts'
import { identityOf, type Persona, personas } from '#contract/external/personas.ts'
import { limits } from '#contract/limits.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { macaoZone } from '#service/core/macaoZone.ts'
import { examplePdf } from '#service/pdf/exampleFile.ts'
import { type AcceptedUpload, storeGenerated } from '#service/store/documents/blobs.ts'
import {
  examplesDay,
  insertExams,
  insertPerson,
  keepExamplesDay,
  lockExamples,
} from '#service/store/exampleData.ts'
import { addToLibrary, type NewDocument } from '#service/store/personalDocuments.ts'
import type { Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { beginAtCounter, completeApplication } from '#service/usecases/examples/exampleApplications.ts'

type ExampleDependencies = Pick<Dependencies, 'db' | 'documents' | 'clock' | 'config'>

/** Once an installation, all or nothing; several processes may try at once. */
export async function seedExamples(dependencies: ExampleDependencies): Promise<void> {
  if ((await examplesDay(dependencies.db)) !== null) return
  const file = await storeExample(dependencies)
  await dependencies.db.transaction().execute(async (trx) => {
    await lockExamples(trx)
    if ((await examplesDay(trx)) !== null) return
    const day = dependencies.config.examplesDay ?? macaoDateOf(dependencies.clock.real())
    await seedExams(trx, day)
    for (const persona of personas) await seedPersona(trx, persona, day, file)
    await keepExamplesDay(trx, day)
  })
}

async function storeExample(dependencies: ExampleDependencies): Promise<AcceptedUpload> {
  const blob = await storeGenerated(dependencies, await examplePdf('Candidatura'), 'application/pdf')
  return { ...blob, fileName: 'exemplo.pdf', mediaType: 'application/pdf' }
}

async function seedExams(trx: Trx, day: string): Promise<void> {
  await insertExams(
    trx,
    exampleExams.map(({ id, code, nameTc, namePt, educationLevelLevel, kind, test, resumeRequired }) => ({
      id,
      code,
      nameTc,
      namePt,
      educationLevelLevel,
      kind,
      test,
      resumeRequired,
      ...exampleExamLinks,
      ...periodsOf(code, day),
      fee: limits.feePatacas,
    })),
  )
}

async function seedPersona(trx: Trx, persona: Persona, day: string, file: AcceptedUpload): Promise<void> {
  const { counterApplication, endedApplications, library } = persona.example
  const isIdle = counterApplication === null && endedApplications.length === 0 && library.documents === 0
  if (isIdle) return
  const { subject, ...claims } = identityOf(persona, day)
  const person = { ...claims, updatedAt: DateTime.fromISO(day, { zone: macaoZone }).toJSDate() }
  await insertPerson(trx, { subject, ...person })
  await addToLibrary(trx, subject, libraryOf(library, file), person.updatedAt)
  if (counterApplication) await beginAtCounter(trx, persona, counterApplication, day)
  for (const code of endedApplications) await completeApplication(trx, persona, code, day)
}

/** Diplomas first; with a mismatch they are in a former name. */
function libraryOf(
  { documents, nameMismatch }: Persona['example']['library'],
  file: AcceptedUpload,
): NewDocument[] {
  return Array.from({ length: documents }, (_, index) => ({
    input: {
      documentType: index % 3 === 2 ? ('OUTROS' as const) : ('HA_E' as const),
      documentValue: {
        documentCategory: index % 3 === 2 ? null : ('DIPLOMA' as const),
        description: `Exemplo ${index + 1}`,
        nameNon: nameMismatch && index % 3 !== 2,
        educationLevelMatchLevel: index % 3 === 2 ? null : 5,
      },
    },
    file: { ...file, fileName: `exemplo-${String(index + 1).padStart(3, '0')}.pdf` },
  }))
}
