/** A text as it is searched: without accents, case and surrounding space (section 7, reference data). */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
