import type { ReactNode } from 'react'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Around a part that stands in a page: the states of it, one below the other. */
export function Story({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Page>
      <PageTitle title={of} />
      <Section title="States">{children}</Section>
    </Page>
  )
}
