/** Everything of the theme that is ours. Chakra's part is theme.gen.ts. */
import { globalCss, textStyles } from '#src/ui/theme/globalCss.ts'
import { semanticTokens } from '#src/ui/theme/semanticTokens.ts'
import { tokens } from '#src/ui/theme/tokens.ts'

export const ownTheme = {
  preflight: true,
  // cascade layers are newer than the browsers we support, which would drop every rule in one
  disableLayers: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px' },
    tokens,
    semanticTokens,
    textStyles,
  },
}
