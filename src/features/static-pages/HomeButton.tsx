import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'

/** The way back that every static page ends with (section 2). */
export function HomeButton() {
  const text = useText()
  const appEffects = useAppEffects()
  return (
    <chakra.div mt="8" data-chrome>
      <Button size="lg" w={{ base: 'full', md: 'auto' }} onClick={() => appEffects.go({ to: 'home' })}>
        {text('common.back_home')}
      </Button>
    </chakra.div>
  )
}
