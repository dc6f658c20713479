/** Chakra's system with our tokens and the recipes in use only (theme.gen.ts is written by `npm run theme`). */

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemConfig } from '@chakra-ui/react/styled-system'
import { ownTheme } from '#src/ui/theme/ownTheme.ts'
import { chakraParts } from '#src/ui/theme/theme.gen.ts'

const config = { ...ownTheme, theme: { ...ownTheme.theme, ...chakraParts } } as unknown as SystemConfig

/** Takes a moment on a slow phone: made as soon as its file is there, while the renderer is still on its way. */
export const system = createSystem(defaultBaseConfig, config)
