/** The look that all typed and chosen fields share: 44 px high, a border of 3:1, a thick ring while in use. */
export const control = {
  base: {
    display: 'block',
    w: 'full',
    minH: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'l2',
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'green.focusRing',
      outlineOffset: '-1px',
      borderColor: 'green.focusRing',
    },
    _invalid: { borderColor: 'border.error', borderWidth: '2px' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'disabled' },
    _readOnly: { bg: 'bg.subtle' },
  },
} as const
