/** Makes a stored value of one version one of the next; one that is of the next already stays as it is. */
export type Change = (stored: Record<string, unknown>) => Record<string, unknown>

/** What one version changed; a part that it left as it was is absent. */
export interface SchemaUpgrade {
  answers?: Change
  resume?: Change
  documentValue?: Change
  /** beside the form, resume and documents in it, which the changes above reach */
  snapshot?: Change
}

/**
 * In order: the first makes version 2 of version 1. A field that is added gets here what those who saved before have:
 * `{ answers: (stored) => ({ newField: null, ...stored }) }`, with `...stored` last.
 */
export const schemaUpgrades: readonly SchemaUpgrade[] = [
  // the newest comes last
]
