import { chakra } from '@chakra-ui/react/styled-system'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '11',
    rounded: 'l2',
    color: 'fg',
    cursor: 'button',
    flexShrink: 0,
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '-2px' },
    _disabled: { color: 'fg.muted', cursor: 'disabled', bg: 'transparent' },
  },
})

interface IconButtonProps {
  icon: IconName
  /** what it does, for screen readers and as a tooltip */
  label: string
  onPress: () => void
  disabled?: boolean
}

/** A button of 44 px with a picture only: where the header or a row has no room for the word. */
export function IconButton({ icon, label, onPress, disabled }: IconButtonProps) {
  return (
    <Press type="button" aria-label={label} title={label} onClick={onPress} disabled={disabled}>
      <Icon name={icon} size="1.5rem" />
    </Press>
  )
}
