import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useRef, useState } from 'react'
import { shortcuts } from '#src/features/shell/shortcuts.ts'
import { useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useDismiss } from '#src/ui/useDismiss.ts'

const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    h: '11',
    // beside the title on a phone, else in the margin that the page leaves: it covers nothing
    w: { base: '8', md: '6' },
    // the finger still finds 44 px
    _before: { content: '""', position: 'absolute', insetY: '0', insetEnd: '-3.5', w: '11' },
    bg: 'green.solid',
    color: 'green.contrast',
    rounded: 'md',
    cursor: 'button',
    boxShadow: 'md',
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' },
  },
})

/**
 * Links that float at the side and open windows of their own. Folded to a narrow tab; on a phone it stays beside the
 * title, which leaves room for it, and is out of the way while the person reads on.
 */
export function SideMenu() {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(
    box,
    open,
    useCallback(() => setOpen(false), []),
  )
  return (
    <chakra.nav
      ref={box}
      data-chrome
      aria-label={text('menu.title')}
      position={{ base: 'absolute', md: 'fixed' }}
      // clear of a scroll bar that lies over the page
      insetEnd="3.5"
      top={{ base: '4', md: '40' }}
      zIndex="docked"
      display="flex"
      alignItems="flex-start"
    >
      <Tab
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={text(open ? 'menu.collapse' : 'menu.expand')}
        title={text(open ? 'menu.collapse' : 'menu.expand')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'forward' : 'links'} size="1.25rem" />
      </Tab>
      <chakra.div
        id={id}
        hidden={!open}
        w="16rem"
        px="5"
        py="3"
        bg="bg.panel"
        borderWidth="1px"
        rounded="md"
        borderColor="border"
        boxShadow="lg"
      >
        <chakra.p textStyle="sm" fontWeight="semibold" color="fg.muted" mb="1">
          {text('menu.title')}
        </chakra.p>
        <chakra.ul listStyleType="none" display="grid" gap="1" lineHeight="short">
          {shortcuts(runtimeConfig()).map(({ text: words, href }) => (
            <li key={words}>
              <LinkButton href={href} newWindow>
                {text(words)}
              </LinkButton>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.nav>
  )
}
