import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useSyncExternalStore } from 'react'
import type { ListedExam } from '#contract/entities/exam.ts'
import { failureText } from '#src/api/failureText.ts'
import { ExamCard } from '#src/features/exam-list/ExamCard.tsx'
import { type ExamList, examList } from '#src/features/exam-list/examList.ts'
import { useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { CardSkeletons } from '#src/ui/CardSkeletons.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

interface SectionProps {
  title: string
  hint?: string
  exams: readonly ListedExam[]
  now: number
}

function Section({ title, hint, exams, now }: SectionProps) {
  return (
    <chakra.section display="grid" gap="4" mb="10">
      <chakra.div>
        <chakra.h2 textStyle="xl" fontWeight="semibold">
          {title}
        </chakra.h2>
        {hint && (
          <chakra.p textStyle="sm" color="fg.muted" mt="1">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      {exams.map((exam) => (
        <ExamCard key={exam.id} exam={exam} now={now} />
      ))}
    </chakra.section>
  )
}

/** Cards that are made at once: about a screen. The others follow while the first can be read already. */
const atOnce = 3

function Lists({ list }: { list: ExamList }) {
  const text = useText()
  const count = useDeferredValue(list.tests.length + list.normal.length, atOnce)
  const tests = list.tests.slice(0, count)
  const normal = list.normal.slice(0, Math.max(0, count - list.tests.length))
  if (list.state === 'loading') return <CardSkeletons height="16rem" />
  if (list.state === 'failed') {
    return (
      <ErrorState onRetry={examList.reload}>
        {text((list.failure && failureText(list.failure)) ?? 'error.service')}
      </ErrorState>
    )
  }
  if (list.tests.length + list.normal.length === 0) return <EmptyState title={text('exam.empty_list')} />
  return (
    <>
      {tests.length > 0 && (
        <Section
          title={text('exam.section_test')}
          hint={text('exam.test_hint')}
          exams={tests}
          now={list.now}
        />
      )}
      {normal.length > 0 && <Section title={text('exam.section_normal')} exams={normal} now={list.now} />}
    </>
  )
}

/** The exams open for application, test exams first, and the way to the personal documents (sections 1 and 2). */
export function ExamListPage() {
  const text = useText()
  // the cards may take a moment to make; the page stays responsive meanwhile
  const list = useDeferredValue(
    useSyncExternalStore(examList.subscribe, examList.getSnapshot, examList.getSnapshot),
  )
  return (
    <Page width="list">
      <PageTitle title={text('page.home')}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          columnGap="6"
          mt="2"
        >
          <chakra.p textStyle="sm" color="fg.muted">
            {text('common.macao_time')}
          </chakra.p>
          <LinkButton icon="file" href={runtimeConfig().personalDocumentsUrl} newWindow>
            {text('exam.go_personal_documents')}
          </LinkButton>
        </chakra.div>
      </PageTitle>
      <chakra.div minH="dvh" aria-busy={list.state === 'loading'}>
        <Lists list={list} />
      </chakra.div>
    </Page>
  )
}
