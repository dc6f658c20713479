/** @returns the rows of a reference list in the order that the service declares */
export const inOrder = <Row extends { readonly order: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => one.order - other.order)
