import type { Profile } from '#contract/entities/profile.ts'
import { findPerson } from '#service/store/people.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** What the single account said at the newest sign-in. */
export const readProfile = ({ db }: Pick<Dependencies, 'db'>, subject: string): Promise<Profile> =>
  findPerson(db, subject)
