import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is composing (Cangjie, Pinyin …): it chooses a character and must not
 * submit, choose or close anything. Safari sends the Enter that ends a composition after its end, with key code 229.
 */
export const endsComposition = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

/** For a form's `onKeyDown`: an Enter of the input method doesn't send it. */
export function keepComposing(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLInputElement
  if (event.key === 'Enter' && isText && endsComposition(event)) event.preventDefault()
}
