/** Every screen of the application in its states. Read by the check of accessibility and the pictures. */
import { documentScreens } from '#test/pages/documentScreens.ts'
import type { Screen } from '#test/pages/openScreen.ts'
import { paymentScreens } from '#test/pages/paymentScreens.ts'
import { shellScreens } from '#test/pages/shellScreens.ts'
import { stepScreens } from '#test/pages/stepScreens.ts'

export const screens: readonly Screen[] = [
  ...shellScreens,
  ...stepScreens,
  ...documentScreens,
  ...paymentScreens,
]
