import { chakra } from '@chakra-ui/react/styled-system'

/** Dates with a month in words, hours of a day, and the numbers of receipts and submissions. */
const whole =
  /((?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|\d{1,2} de \p{L}+(?: de \d{4})?|(?:às )?\d{1,2}:\d{2}|\p{Lu}\d{4}-\d{6}-\d)/u

/** A sentence whose dates and numbers are not parted by the end of a line. */
export function NoWrap({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ),
  )
}
