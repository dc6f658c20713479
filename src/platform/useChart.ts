import { useActorRef } from '@xstate/react'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { inspected, isInspected } from '#src/platform/inspection.ts'

const useInspectedRef = ((chart: AnyActorLogic, options: ActorOptions<AnyActorLogic> = {}) =>
  useActorRef(chart, inspected(options))) as typeof useActorRef

/** Runs a chart for as long as the component lives: `useActorRef`, and the inspector of charts sees it in development. */
export const useChart: typeof useActorRef = isInspected ? useInspectedRef : useActorRef
