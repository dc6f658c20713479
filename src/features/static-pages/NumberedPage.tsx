import { chakra } from '@chakra-ui/react/styled-system'
import { HomeButton } from '#src/features/static-pages/HomeButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** A title and numbered clauses. */
export function NumberedPage({ title, clauses }: { title: string; clauses: readonly string[] }) {
  return (
    <Page>
      <PageTitle title={title} />
      <chakra.ol listStyleType="decimal" ps="7" display="grid" gap="4">
        {clauses.map((clause) => (
          <chakra.li key={clause} ps="1" _marker={{ color: 'green.fg', fontWeight: 'semibold' }}>
            {clause}
          </chakra.li>
        ))}
      </chakra.ol>
      <HomeButton />
    </Page>
  )
}
