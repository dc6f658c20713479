import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useSyncExternalStore } from 'react'
import type { ListedExam } from '#contract/entities/exam.ts'
import { fieldIn, nameIn } from '#contract/rules/fieldIn.ts'
import { ExamStandingText } from '#src/features/exam-list/ExamStandingText.tsx'
import { ExamTags } from '#src/features/exam-list/ExamTags.tsx'
import { createExamEntry } from '#src/features/exam-list/examEntry.ts'
import { examStanding } from '#src/features/exam-list/examStanding.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { hrefOf, type InnerPlace } from '#src/platform/paths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'

interface ExamCardProps {
  exam: ListedExam
  /** milliseconds, by the service's clock */
  now: number
}

function PlaceLink({ place, children }: { place: InnerPlace; children: string }) {
  const appEffects = useAppEffects()
  return (
    <LinkButton href={hrefOf(place)} onPress={() => appEffects.go(place)}>
      {children}
    </LinkButton>
  )
}

/** One exam: what it is, until when, how far one's own application is, and what can be done now (section 2). */
export function ExamCard({ exam, now }: ExamCardProps) {
  const text = useText()
  const language = useLanguage()
  const { handle } = useAppEffects()
  const entry = useMemo(() => createExamEntry(exam.id), [exam.id])
  const busy = useSyncExternalStore(entry.subscribe, entry.isBusy)
  const standing = examStanding(exam, now)
  const { apply, supplement } = standing
  const applied = exam.application?.submissions.find(({ type, stage }) => type === 'apply' && stage === 'END')
  const receipt: InnerPlace | null = applied
    ? { to: 'receipt', submissionType: 'apply', examId: exam.id, submissionId: applied.id }
    : null
  const name = nameIn(language, exam)
  const titleId = `exam-${exam.id}`

  return (
    <Panel as="article" aria-labelledby={titleId} display="grid" gap="3">
      <ExamTags exam={exam} />
      <chakra.div>
        <chakra.h3 id={titleId} textStyle={{ base: 'lg', md: 'xl' }} lineHeight="short" fontWeight="semibold">
          {name}
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          {text('exam.code')} {exam.code}
        </chakra.p>
      </chakra.div>
      <ExamStandingText exam={exam} standing={standing} now={now} />
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'stretch', md: 'center' }}
        flexWrap="wrap"
        columnGap="6"
        rowGap="2"
        mt="1"
      >
        {supplement.period === 'open' && apply.complete && (
          <Button
            variant={apply.period === 'open' || supplement.complete ? 'outline' : 'solid'}
            aria-describedby={titleId}
            onClick={() => entry.press('supplement', handle)}
          >
            {text(
              supplement.stage === null || supplement.complete
                ? 'exam.supplement'
                : 'exam.supplement_continue',
            )}
          </Button>
        )}
        {apply.period === 'open' && (
          <Button
            variant={apply.complete ? 'outline' : 'solid'}
            order={{ base: '-1', md: '-1' }}
            loading={busy}
            loadingText={text('common.loading')}
            aria-describedby={titleId}
            onClick={() => entry.press('apply', handle)}
          >
            {text(applyLabel(apply))}
          </Button>
        )}
        {receipt && apply.period !== 'open' && (
          <PlaceLink place={receipt}>{text('exam.view_receipt')}</PlaceLink>
        )}
        {apply.complete && (
          <PlaceLink place={{ to: 'path', path: `/submitted-file/${exam.id}` }}>
            {text('exam.view_submitted')}
          </PlaceLink>
        )}
        <LinkButton href={fieldIn(language, exam, 'url')} newWindow>
          {text('exam.details')}
        </LinkButton>
      </chakra.div>
    </Panel>
  )
}

function applyLabel({ complete, stage }: { complete: boolean; stage: string | null }) {
  if (complete) return 'exam.view_receipt' as const
  return stage === null ? ('exam.apply' as const) : ('exam.continue' as const)
}
