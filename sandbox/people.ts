/** Whom the parties know: the personas, people added for a rehearsal, and what the panel changed of either. */
import * as v from 'valibot'
import { type ExampleExamCode, exampleExams } from '#contract/external/exampleExams.ts'
import { identityOf, type Persona, personas } from '#contract/external/personas.ts'
import { Admission, Personnel } from '#contract/external/registers.ts'
import { Identity } from '#contract/external/singleAccount.ts'
import { openState } from '#sandbox/kit/stateFile.ts'

export interface Person {
  title: { zh: string; pt: string }
  identity: Identity
  personnel: Personnel
  hardship: boolean
  /** by exam code; an exam without an entry doesn't list the person */
  admission: Readonly<Record<string, Admission>>
}

/** A person of one's own: only the claims are needed. */
export const AddedPerson = v.object({
  identity: Identity,
  personnel: v.optional(Personnel),
  hardship: v.optional(v.boolean(), false),
  admission: v.optional(v.record(v.string(), Admission), {}),
})
export type AddedPerson = v.InferInput<typeof AddedPerson>

/** What differs from the person's own row; an exam set to null is struck from the board's list. */
export const Changes = v.partial(
  v.object({
    personnel: Personnel,
    hardship: v.boolean(),
    admission: v.record(v.string(), v.nullable(Admission)),
  }),
)
export type Changes = v.InferOutput<typeof Changes>

const State = v.object({
  /** `yyyy-mm-dd`; birthdays and residence dates of personas count from it */
  installationDay: v.pipe(v.string(), v.isoDate()),
  added: v.record(v.string(), AddedPerson),
  changes: v.record(v.string(), Changes),
})

/** Employed at no public service. */
export const outside: Personnel = {
  applicantStatus: 'G',
  department: null,
  contractType: null,
  careerOrOfficialType: null,
  verification: 'OK',
}

const codes: readonly ExampleExamCode[] = exampleExams.map((exam) => exam.code)
const listed = (persona: Persona): Record<string, Admission> =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const owing = persona.admission[code]
      return owing ? [[code, { listed: true, ...owing }]] : []
    }),
  )

export type People = Awaited<ReturnType<typeof openPeople>>

/** `today` is used at the first start only, unless `installationDay` is given, which always wins. */
export async function openPeople(file: string | null, today: string, installationDay?: string) {
  const state = await openState(file, State, () => ({ installationDay: today, added: {}, changes: {} }))
  if (installationDay !== undefined) state.value.installationDay = installationDay
  await state.save()

  const own = (id: string): Person | undefined => {
    const persona = personas.find((row) => row.id === id)
    if (persona) {
      const { title, personnel, hardship } = persona
      const identity = identityOf(persona, state.value.installationDay)
      return { title, identity, personnel, hardship, admission: listed(persona) }
    }
    const added = state.value.added[id]
    if (!added) return undefined
    const { nameCn, namePt } = added.identity
    return { title: { zh: nameCn || namePt, pt: namePt }, ...added, personnel: added.personnel ?? outside }
  }

  /** The person as the parties see them now. */
  const byId = (id: string): Person | undefined => {
    const person = own(id)
    const changes = state.value.changes[id]
    if (!person || !changes) return person
    const admission = Object.entries({ ...person.admission, ...changes.admission })
    return {
      ...person,
      personnel: changes.personnel ?? person.personnel,
      hardship: changes.hardship ?? person.hardship,
      admission: Object.fromEntries(
        admission.filter((entry): entry is [string, Admission] => entry[1] !== null),
      ),
    }
  }
  const ids = (): string[] => [...personas.map((persona) => persona.id), ...Object.keys(state.value.added)]
  const all = (): Person[] => ids().flatMap((id) => byId(id) ?? [])

  return {
    installationDay: () => state.value.installationDay,
    all,
    byId,
    byCard: (identityNo: string): Person | undefined =>
      all().find((person) => person.identity.identityNo === identityNo),
    /** Adds a person, or replaces one added before under the same subject. Personas can't be replaced. */
    async add(person: AddedPerson): Promise<void> {
      const added = v.parse(AddedPerson, person)
      const id = added.identity.subject
      const clash = all().find((other) => other.identity.identityNo === added.identity.identityNo)
      if (personas.some((persona) => persona.id === id) || (clash && clash.identity.subject !== id))
        throw new Error(`the subject ${id} or its card number belongs to somebody else`)
      state.value.added[id] = added
      await state.save()
    },
    /** @throws Error for an unknown person */
    async change(id: string, changes: Changes): Promise<void> {
      if (!own(id)) throw new Error(`nobody has the id ${id}`)
      const before = state.value.changes[id]
      state.value.changes[id] = {
        ...before,
        ...changes,
        admission: { ...before?.admission, ...changes.admission },
      }
      await state.save()
    },
    /** Forgets the changes and the added people. */
    async reset(): Promise<void> {
      state.value.added = {}
      state.value.changes = {}
      await state.save()
    },
  }
}
