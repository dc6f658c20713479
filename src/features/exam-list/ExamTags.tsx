import { chakra } from '@chakra-ui/react/styled-system'
import type { ListedExam } from '#contract/entities/exam.ts'
import { useText } from '#src/i18n/useText.ts'
import { Tag } from '#src/ui/Tag.tsx'

/** What kind of exam it is; a test exam says so first (section 2, exam card). */
export function ExamTags({ exam }: { exam: ListedExam }) {
  const text = useText()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {exam.test && <Tag tone="warning">{text('exam.test_tag')}</Tag>}
      <Tag>{text(`exam.kind.${exam.kind}`)}</Tag>
    </chakra.div>
  )
}
