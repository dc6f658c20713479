import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * An actor that asks the service. Once it is stopped it tells nothing more: React's strict mode stops and starts the actors
 * of a page again, and the end of the first call must not be taken for the failure of the second.
 */
export const fromCall = <Output, Input extends NonReducibleUnknown>(
  ask: (given: { input: Input; signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        ask({ input, signal }).then(
          (output) => !signal.aborted && resolve(output),
          (failure: unknown) => !signal.aborted && reject(failure),
        )
      }),
  )
