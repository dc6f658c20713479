import type { WalkPlan } from '#test/paths/plan.ts'
import { eligibilityWalk } from '#test/paths/walks/eligibility.ts'
import { paymentWalk } from '#test/paths/walks/payment.ts'

/** Every chart that is walked in the browser, in the order in which a person meets them. */
export const walkPlans: readonly WalkPlan[] = [eligibilityWalk, paymentWalk]
