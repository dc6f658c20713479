import { Trans } from '@lingui/react'
import type { ReactElement } from 'react'
import type { TextTags } from '#locales/textIds.gen.ts'
import type { ValuesOf } from '#src/i18n/useText.ts'

type TagOf<I extends keyof TextTags> = I extends unknown ? TextTags[I] : never

type RichTextProps<I extends keyof TextTags> = {
  id: I
  /** the element that each tag of the text stands for */
  components: Readonly<Record<TagOf<I>, ReactElement>>
} & (ValuesOf<I> extends [infer V] ? { values: V } : { values?: never })

/** A text with elements in it, such as `<strong>` or a link; tags that `components` doesn't name are left out. */
export function RichText<I extends keyof TextTags>({ id, components, values }: RichTextProps<I>) {
  return <Trans id={id} components={components} {...(values ? { values: { ...values } } : {})} />
}
