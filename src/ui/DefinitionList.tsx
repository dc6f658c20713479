import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/useText.ts'
import { NoWrap } from '#src/ui/NoWrap.tsx'

export interface Definition {
  /** unique within the list */
  term: string
  /** absent or empty: "not filled in" */
  value?: ReactNode
}

/** Names and values: one under the other on a phone, side by side on wider screens and on paper. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  const text = useText()
  return (
    <chakra.dl display="grid">
      {items.map(({ term, value }) => (
        <chakra.div
          key={term}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(10rem, 2fr) 3fr' }}
          columnGap="6"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="border"
          css={{ '@media print': { gridTemplateColumns: '2fr 3fr', breakInside: 'avoid' } }}
        >
          <chakra.dt color="fg.muted" textStyle={{ base: 'sm', md: 'md' }}>
            {term}
          </chakra.dt>
          <chakra.dd whiteSpace="pre-line">
            {value === undefined || value === null || value === '' ? (
              <chakra.span color="fg.muted">{text('common.not_provided')}</chakra.span>
            ) : typeof value === 'string' ? (
              <NoWrap>{value}</NoWrap>
            ) : (
              value
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
