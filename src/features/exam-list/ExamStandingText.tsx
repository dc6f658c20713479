import { chakra } from '@chakra-ui/react/styled-system'
import type { ListedExam } from '#contract/entities/exam.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { periodOf, type TimeLeft } from '#contract/rules/examWindow.ts'
import { macaoTimeOf } from '#contract/rules/macaoDate.ts'
import type { ExamStanding, RoundStanding } from '#src/features/exam-list/examStanding.ts'
import { formatPeriodEnd } from '#src/i18n/format.ts'
import { type Text, useLanguage, useText } from '#src/i18n/useText.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { NoWrap } from '#src/ui/NoWrap.tsx'

interface StandingProps {
  exam: ListedExam
  standing: ExamStanding
  now: number
}

function Line({
  icon,
  tone,
  children,
}: {
  icon: IconName
  tone: 'fg' | 'fg.muted' | 'fg.warning' | 'fg.success'
  children: string
}) {
  return (
    <chakra.p display="flex" gap="2" color={tone} fontWeight={tone === 'fg.muted' ? 'normal' : 'medium'}>
      <chakra.span mt="0.5">
        <Icon name={icon} />
      </chakra.span>
      <chakra.span minW="0">
        <NoWrap>{children}</NoWrap>
      </chakra.span>
    </chakra.p>
  )
}

const leftText = (text: Text, { days, hours, minutes }: TimeLeft) =>
  days > 0 ? text('exam.days_left', { days }) : text('exam.time_left', { hours, minutes })

function Period({ exam, round, now }: { exam: ListedExam; round: SubmissionType; now: number }) {
  const text = useText()
  const language = useLanguage()
  const period = periodOf(exam, round)
  if (period === null) return null
  const dates = {
    startDate: formatPeriodEnd(language, period.start, now),
    endDate: formatPeriodEnd(language, period.end, now),
  }
  return (
    <Line icon="clock" tone="fg.muted">
      {text(round === 'apply' ? 'exam.period' : 'exam.supplement_period', dates)}
    </Line>
  )
}

function LastDay({ exam, round }: { exam: ListedExam; round: SubmissionType }) {
  const text = useText()
  const time = macaoTimeOf(periodOf(exam, round)?.end ?? exam.endDate)
  if (round === 'supplement')
    return <Notice status="warning">{text('exam.supplement_last_day_reminder', { time })}</Notice>
  return (
    <Notice status="warning">
      {exam.test ? text('exam.last_day_reminder_test', { time }) : text('exam.last_day_reminder', { time })}
    </Notice>
  )
}

function Progress({ round, standing }: { round: SubmissionType; standing: RoundStanding }) {
  const text = useText()
  if (standing.complete) {
    return (
      <Line icon="success" tone="fg.success">
        {text(round === 'apply' ? 'exam.applied' : 'exam.supplemented')}
      </Line>
    )
  }
  if (standing.missed) {
    return (
      <Line icon="warning" tone="fg.warning">
        {text(round === 'apply' ? 'exam.missed_deadline' : 'exam.supplement_missed_deadline')}
      </Line>
    )
  }
  if (standing.stage !== null) {
    return (
      <Line icon="edit" tone="fg">
        {text('exam.progress', { stage: text(`stage.${standing.stage}`) })}
      </Line>
    )
  }
  if (standing.period === 'before' && round === 'apply') {
    return (
      <Line icon="info" tone="fg.muted">
        {text('exam.not_yet_open')}
      </Line>
    )
  }
  if (standing.period === 'closed' && round === 'apply') {
    return (
      <Line icon="info" tone="fg.muted">
        {text('exam.closed')}
      </Line>
    )
  }
  return null
}

/** The periods in words, the time left when it is near, the last-day reminder and one's own progress. */
export function ExamStandingText({ exam, standing, now }: StandingProps) {
  const text = useText()
  const { apply, supplement } = standing
  const rounds: SubmissionType[] =
    supplement.period === 'none' || supplement.period === 'before' ? ['apply'] : ['apply', 'supplement']
  const mayOwe = supplement.period === 'open' && apply.complete && !supplement.complete
  const reminded = rounds.filter(
    (round) =>
      standing[round].isLastDay && !standing[round].complete && (round === 'apply' || apply.complete),
  )
  const left = apply.complete ? supplement.left : (apply.left ?? supplement.left)
  return (
    <>
      <chakra.div display="grid" gap="1">
        {rounds.map((round) => (
          <Period key={round} exam={exam} round={round} now={now} />
        ))}
        {left && (
          <Line icon="clock" tone="fg.warning">
            {leftText(text, left)}
          </Line>
        )}
        {mayOwe && <chakra.p textStyle="sm">{text('exam.supplement_for')}</chakra.p>}
        {rounds.map((round) => (
          <Progress key={round} round={round} standing={standing[round]} />
        ))}
      </chakra.div>
      {reminded.map((round) => (
        <LastDay key={round} exam={exam} round={round} />
      ))}
    </>
  )
}
