import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A chart ran without one of its actors: a feature forgot to provide it. Never treated as a failure of a call. */
export class NotWiredError extends Error {
  constructor(name: string) {
    super(`actor "${name}" is not wired`)
    this.name = 'NotWiredError'
  }
}

/**
 * The declaration of an actor that a feature provides (`chart.provide({ actors })`): what it is asked with and what it
 * answers. A rejection must be a failure (see `failure.ts`).
 */
export const unimplementedActor = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new NotWiredError(name)))

/** The same for an actor that reports by events while it runs, such as the progress of an upload. */
export const unimplementedReporter = <Input extends NonReducibleUnknown>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new NotWiredError(name)
  })
