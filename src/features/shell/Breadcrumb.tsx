import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import { hrefOf } from '#src/platform/paths.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

interface BreadcrumbProps {
  examName: string
  /** the page */
  current: string
  /** asks before it leaves for the list (section 2) */
  onHome: () => void
}

/** List, exam, page. The exam's title leads home, after a question. */
export function Breadcrumb({ examName, current, onHome }: BreadcrumbProps) {
  const text = useText()
  const separator = (
    <chakra.span color="fg.muted">
      <Icon name="forward" size="1em" />
    </chakra.span>
  )
  return (
    <chakra.nav
      data-chrome
      aria-label={text('header.breadcrumb')}
      display={{ base: 'none', md: 'block' }}
      textStyle="sm"
      maxW="list"
      w="full"
      mx="auto"
      px="6"
      pt="2"
    >
      <chakra.ol display="flex" alignItems="center" gap="2" minW="0">
        <chakra.li flexShrink="0" display="flex" alignItems="center" gap="2">
          <LinkButton href={hrefOf({ to: 'home' })} onPress={onHome}>
            {text('header.home')}
          </LinkButton>
          {separator}
        </chakra.li>
        <chakra.li minW="0" display="flex" alignItems="center" gap="2">
          <LinkButton onPress={onHome}>
            <chakra.span truncate>{examName}</chakra.span>
          </LinkButton>
          {separator}
        </chakra.li>
        <chakra.li flexShrink="0" aria-current="page" color="fg.muted">
          {current}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  )
}
