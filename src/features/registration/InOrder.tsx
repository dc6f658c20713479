import { Fragment, type ReactNode } from 'react'
import { type FieldWith, fieldNamesWith } from '#contract/entities/registrationFields.ts'

type Trait = NonNullable<Parameters<typeof fieldNamesWith>[0]>

/** The controls of those fields that have a trait, in the order of the form; the compiler asks for each of them. */
export function InOrder<const T extends Trait>({
  of,
  controls,
}: {
  of: T
  controls: Readonly<Record<FieldWith<T>, ReactNode>>
}) {
  return fieldNamesWith(of).map((name) => <Fragment key={name}>{controls[name]}</Fragment>)
}
