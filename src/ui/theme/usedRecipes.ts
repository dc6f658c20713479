/**
 * The recipes of Chakra that the product uses, with the variants that stay and what we change.
 * `npm run theme` reads this list and writes theme.gen.ts; see docs/how-to/add-a-recipe.md.
 */

export interface UsedRecipe {
  /** variant name -> values that stay; a variant that is not named stays whole */
  keep?: Record<string, readonly string[]>
  /** merged over Chakra's recipe */
  change?: object
}

/** A target of at least 44 px (look: hit targets). */
const target = { h: '11', minH: '11' }
const control = { borderColor: 'border.emphasized', bg: 'bg.panel' }
const inputSize = { '--input-height': 'sizes.11', textStyle: 'md', px: '3' }
const box = { boxSize: '6' }
const solidHover = { bg: 'colorPalette.solidHover' }

export const recipes: Record<string, UsedRecipe> = {
  badge: {
    keep: { variant: ['subtle', 'solid'], size: ['sm', 'md'] },
    change: { defaultVariants: { size: 'md' } },
  },
  button: {
    keep: { variant: ['solid', 'outline', 'ghost', 'plain'], size: ['sm', 'md', 'lg'] },
    change: {
      // no wider than its place, which `flexShrink: 0` of the preset would let it be
      base: { whiteSpace: 'normal', fontWeight: 'semibold', lineHeight: 'short', maxW: 'full' },
      variants: {
        size: {
          sm: { ...target, h: 'auto', minW: '11', px: '3', py: '1.5' },
          md: { ...target, h: 'auto', minW: '11', px: '5', py: '2', textStyle: 'md' },
          lg: { h: 'auto', minH: '12', minW: '12', px: '6', py: '2.5' },
        },
        variant: {
          solid: { _hover: solidHover, _expanded: solidHover },
          outline: { borderColor: 'border.emphasized' },
        },
      },
    },
  },
  container: { change: { base: { maxWidth: 'list' } } },
  heading: { keep: { size: ['md', 'lg', 'xl', '2xl'] }, change: { defaultVariants: { size: 'lg' } } },
  icon: { keep: { size: ['inherit', 'sm', 'md', 'lg'] } },
  input: {
    keep: { variant: ['outline'], size: ['md'] },
    change: { variants: { variant: { outline: control }, size: { md: inputSize } } },
  },
  link: { keep: { variant: ['underline', 'plain'] }, change: { defaultVariants: { variant: 'underline' } } },
  separator: { keep: { variant: ['solid'], size: ['sm'] } },
  skeleton: { keep: { variant: ['pulse', 'none'] } },
  skipNavLink: {},
  spinner: { keep: { size: ['inherit', 'sm', 'md', 'lg'] } },
  textarea: {
    keep: { variant: ['outline'], size: ['md'] },
    change: { variants: { variant: { outline: control }, size: { md: { textStyle: 'md' } } } },
  },
}

export const slotRecipes: Record<string, UsedRecipe> = {
  accordion: { keep: { variant: ['enclosed', 'plain'], size: ['md'] } },
  alert: {
    keep: { variant: ['subtle', 'surface'], size: ['md'] },
    change: { variants: { size: { md: { root: { textStyle: 'md' } } } } },
  },
  breadcrumb: { keep: { variant: ['plain'], size: ['sm', 'md'] } },
  card: { keep: { variant: ['outline'], size: ['sm', 'md'] } },
  checkbox: {
    keep: { variant: ['solid'], size: ['md'] },
    change: {
      base: { root: { minH: '11' } },
      variants: { size: { md: { control: box, label: { textStyle: 'md', fontWeight: 'normal' } } } },
    },
  },
  dataList: { keep: { variant: ['subtle', 'bold'], size: ['md'] } },
  dialog: {
    keep: {
      size: ['sm', 'md', 'lg', 'xl', 'full'],
      placement: ['center', 'bottom'],
      motionPreset: ['scale', 'none'],
    },
    change: {
      base: { backdrop: { bg: '#0B0F0D99' }, content: { textStyle: 'md' } },
      variants: { size: { lg: { content: { maxW: 'preview' } }, xl: { content: { maxW: 'library' } } } },
      defaultVariants: { placement: 'center' },
    },
  },
  emptyState: {
    keep: { size: ['md'] },
    change: { variants: { size: { md: { indicator: { textStyle: '3xl' } } } } },
  },
  field: {
    keep: { orientation: ['vertical'] },
    change: {
      base: {
        label: { textStyle: 'label' },
        helperText: { textStyle: 'sm' },
        errorText: { textStyle: 'sm' },
      },
    },
  },
  fieldset: {
    keep: { size: ['md'] },
    change: { variants: { size: { md: { legend: { textStyle: 'label' } } } } },
  },
  list: {},
  menu: {
    keep: { variant: ['subtle'], size: ['md'] },
    change: {
      base: { itemCommand: { letterSpacing: 'normal' } },
      variants: { size: { md: { item: { minH: '11' } } } },
    },
  },
  nativeSelect: {
    keep: { variant: ['outline'], size: ['md'] },
    change: {
      variants: {
        variant: { outline: { field: control } },
        size: { md: { root: { '--select-field-height': 'sizes.11' }, field: { textStyle: 'md' } } },
      },
    },
  },
  popover: { keep: { size: ['md'] } },
  progress: { keep: { variant: ['subtle'], size: ['sm', 'md'], shape: ['rounded'] } },
  radioCard: {
    keep: { variant: ['outline'], size: ['md'], justify: ['start'] },
    change: {
      variants: {
        variant: { outline: { item: { borderColor: 'border.emphasized' } } },
        size: { md: { item: { textStyle: 'md' } } },
      },
    },
  },
  radioGroup: {
    keep: { variant: ['solid'], size: ['md'] },
    change: {
      base: { item: { minH: '11' } },
      variants: { size: { md: { itemControl: box, item: { textStyle: 'md' } } } },
    },
  },
  table: { keep: { variant: ['line'], size: ['md'] } },
  toast: {
    change: { base: { root: { boxShadow: 'lg' }, title: { textStyle: 'md' }, description: { opacity: 1 } } },
  },
}
