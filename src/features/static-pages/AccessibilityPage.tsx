import { chakra } from '@chakra-ui/react/styled-system'
import { HomeButton } from '#src/features/static-pages/HomeButton.tsx'
import { formatDate } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { supportedBrowsers } from '#src/platform/supportedBrowsers.ts'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Section } from '#src/ui/Section.tsx'

/** When the statement was last looked over. */
const statementDate = '2026-11-27'
const paragraphs = [1, 2, 3, 4] as const

export function AccessibilityPage() {
  const text = useText()
  const language = useLanguage()
  const { phone, email } = runtimeConfig().support
  return (
    <Page>
      <PageTitle title={text('accessibility.title')} />
      <chakra.div display="grid" gap="4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{text(`accessibility.${paragraph}`)}</p>
        ))}
        <p>{text('accessibility.5', { supportPhone: phone, supportEmail: email })}</p>
        <chakra.p color="fg.muted">
          {text('accessibility.6', { date: formatDate(language, statementDate) })}
        </chakra.p>
      </chakra.div>
      <chakra.div id="browsers" mt="10">
        <Section title={text('browsers.title')}>
          <p>{text('browsers.intro')}</p>
          <chakra.ul listStyle="disc" ps="6">
            {supportedBrowsers.map(({ name, version }) => (
              <li key={name}>{text('browsers.item', { browser: name, version })}</li>
            ))}
          </chakra.ul>
          <p>{text('browsers.in_app')}</p>
        </Section>
      </chakra.div>
      <HomeButton />
    </Page>
  )
}
