/** Year, month and day of `yyyy-mm-dd`; the day is undefined for `yyyy-mm`. */
export const plainParts = (plain: string) => plain.split('-').map(Number) as [number, number, number]
