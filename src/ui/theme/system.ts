/** Chakra's system with our tokens and the recipes in use only (theme.gen.ts is written by `npm run theme`). */

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { themeConfig } from '#src/ui/theme/theme.gen.ts'

export const system = createSystem(defaultBaseConfig, themeConfig)
