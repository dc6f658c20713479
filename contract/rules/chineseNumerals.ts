const digits = '〇一二三四五六七八九'

/** 十二 is 12, 三十 is 30; without a ten each sign is a digit: 二〇一五 is 2015. */
function numberOf(numeral: string): string {
  const read = [...numeral.replace(/[零○]/g, '〇')].map((sign) => digits.indexOf(sign))
  const ten = numeral.indexOf('十')
  if (ten < 0) return read.join('')
  return String((ten === 0 ? 1 : (read[ten - 1] ?? 0)) * 10 + (read[ten + 1] ?? 0))
}

/** Chinese numerals below 100, and years that are spelled digit by digit, as digits; the rest of the text stays. */
export const chineseNumerals = (text: string): string =>
  text.replace(/[一二三四五六七八九]?十[一二三四五六七八九]?|[〇零○一二三四五六七八九]+/g, numberOf)
