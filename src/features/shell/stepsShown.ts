import type { Step } from '#contract/steps.ts'
import type { Text } from '#src/i18n/useText.ts'
import type { StepShown } from '#src/ui/StepList.tsx'

/**
 * The steps of a journey as the step list shows them: those before the current one are done, those after it pending.
 * Each is called as its page is.
 */
export function stepsShown(
  steps: readonly Step[],
  current: Step,
  text: Text,
  isSupplement: boolean,
): StepShown[] {
  const position = steps.indexOf(current)
  return steps.map((step, index) => ({
    id: step,
    label: text(isSupplement && step === 'upload' ? 'step.supplement_upload' : `step.${step}`),
    state: index < position ? 'done' : index === position ? 'current' : 'pending',
  }))
}
