import { chakra } from '@chakra-ui/react/styled-system'

/** Outlines on a 24 × 24 grid, drawn in the colour of the text. */
const outlines = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  success: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.2l2.8 2.8L16 9.6',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5M12 16.4v.1',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.2v.1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  file: 'M6 3h8l4 4v14H6V3zM14 3v4h4',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  retry: 'M4 12a8 8 0 0113.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 01-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  signOut: 'M10 4H5a1 1 0 00-1 1v14a1 1 0 001 1h5M9 12h11M16 8l4 4-4 4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  links: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  zoomIn: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  zoomOut: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20M7.8 10.5h5.4',
  fit: 'M4 5v14M20 5v14M7.5 12h9M10 9.5L7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  rotate: 'M20 13a8 8 0 11-2.3-5.7L20 9.5M20 4.5v5h-5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19l-4 1zM14.5 6.5l3 3',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6z',
} as const
export type IconName = keyof typeof outlines

/** A picture beside a word, never instead of one: screen readers don't hear it. `size` in CSS units. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      flexShrink="0"
      display="inline-block"
      verticalAlign="-0.25em"
      style={{ width: size, height: size }}
    >
      <path d={outlines[name]} />
    </chakra.svg>
  )
}
