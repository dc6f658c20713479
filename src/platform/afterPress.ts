import type { FieldValues, Resolver, UseFormRegister } from 'react-hook-form'
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

/**
 * The same for fields whose error is shown once they are touched: they count as left when nothing is pressed any more, by
 * the name that they have then, as the press may have moved their row.
 */
export function leftAfterPress<Values extends FieldValues>(
  register: UseFormRegister<Values>,
): UseFormRegister<Values> {
  return (name, options) => {
    const field = register(name, options)
    return {
      ...field,
      async onBlur(event) {
        await presses.released()
        return field.onBlur(event)
      },
    }
  }
}
