import { startEarly } from '#src/app/early.ts'
import type { EarlyPlan } from '#src/app/earlyPlan.ts'

/** written in by scripts/build/earlyScript.ts */
declare const __EARLY_PLAN__: EarlyPlan

if (!window.__unsupported) startEarly(__EARLY_PLAN__, window)
