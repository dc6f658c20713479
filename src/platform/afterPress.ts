import type { FieldValues, Resolver } from 'react-hook-form'
import { presses } from '#src/platform/presses.ts'

/**
 * Looks at the fields once nothing is pressed. A field that loses the focus to a press would otherwise show its error, or
 * lose it, while the button is down: what is pressed moves away, and the press is lost.
 */
export function afterPress<Values extends FieldValues>(resolver: Resolver<Values>): Resolver<Values> {
  return async (...given) => {
    await presses.released()
    return resolver(...given)
  }
}
