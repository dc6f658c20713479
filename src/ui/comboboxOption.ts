export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** found by these words too: a code, the name in the other language */
  readonly also?: string
}
