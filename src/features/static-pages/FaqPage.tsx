import { chakra } from '@chakra-ui/react/styled-system'
import { limits } from '#contract/limits.ts'
import { HomeButton } from '#src/features/static-pages/HomeButton.tsx'
import { RichText } from '#src/i18n/RichText.tsx'
import { useText } from '#src/i18n/useText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

const questions = [1, 2, 3, 4, 5, 6, 7, 8] as const

const Card = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l2',
    bg: 'bg.panel',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
})
const Question = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '12',
    px: { base: '4', md: '5' },
    py: '3',
    fontWeight: 'semibold',
    cursor: 'button',
    rounded: 'l2',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
  },
})

const Answer = chakra('div', {
  base: {
    '& > * + *': { marginTop: '0.5rem' },
    '& ul, & ol': { paddingInlineStart: '1.5rem', listStyle: 'disc' },
  },
})
const elements = { p: <p />, ul: <ul />, li: <li />, strong: <strong /> }

/** Questions in cards, the first two open (section 2). */
export function FaqPage() {
  const text = useText()
  return (
    <Page>
      <PageTitle title={text('faq.title')} />
      <chakra.div display="grid" gap="3">
        {questions.map((number) => (
          <Card key={number} open={number <= limits.faqOpen}>
            <Question>
              <chakra.h2>{text(`faq.${number}.q`)}</chakra.h2>
              <Icon name="down" />
            </Question>
            <chakra.div px={{ base: '4', md: '5' }} pb="5" pt="1">
              <Answer>
                <RichText id={`faq.${number}.a`} components={elements} />
              </Answer>
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
      <HomeButton />
    </Page>
  )
}
