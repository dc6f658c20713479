/**
 * Decisions that depend on a seed, the step, and the names of what there is to choose from: never on time. Something that
 * is there or not for another reason, such as a message that fades, does not change a choice between the others.
 */
export class Chance {
  readonly #seed: string

  /** @param seed the same one gives the same decisions */
  constructor(seed: string) {
    this.#seed = seed
  }

  /** @returns from 0 up to 1, without 1 */
  number(name: string): number {
    return hash(`${this.#seed}|${name}`) / 2 ** 32
  }

  /** @returns null where there is nothing to choose from */
  pick<Item>(question: string, items: readonly Item[], nameOf: (item: Item) => string = String): Item | null {
    return this.weigh(question, items, nameOf, () => 1)
  }

  /** One item; how often it is taken is in proportion to its weight. */
  weigh<Item>(
    question: string,
    items: readonly Item[],
    nameOf: (item: Item) => string,
    weightOf: (item: Item) => number,
  ): Item | null {
    let best: Item | null = null
    let least = Number.POSITIVE_INFINITY
    for (const item of items) {
      // each item draws its own lot: the smallest wins
      const lot = -Math.log(1 - this.number(`${question}|${nameOf(item)}`)) / weightOf(item)
      if (lot >= least) continue
      least = lot
      best = item
    }
    return best
  }
}

/** FNV-1a, stirred as in MurmurHash3 so that words which differ in their end differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
