/** The signed-in person as the pages need it (section 3). */
import * as v from 'valibot'
import { PlainDate } from '#contract/entities/primitives.ts'
import { InterfaceLanguage } from '#contract/enums.ts'

export const Profile = v.object({
  /** opaque, stable for one person: keys drafts; not the card number */
  subject: v.string(),
  nameCn: v.string(),
  namePt: v.string(),
  birthday: PlainDate,
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  preferredLanguage: v.nullable(InterfaceLanguage),
})
export type Profile = v.InferOutput<typeof Profile>
