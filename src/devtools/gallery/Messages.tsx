import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { shownMoney } from '#contract/rules/money.ts'
import { formatPeriodEnd } from '#src/i18n/format.ts'
import { formatDateTime } from '#src/i18n/formatDate.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CardSkeletons } from '#src/ui/CardSkeletons.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { HintCard } from '#src/ui/HintCard.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { showToast } from '#src/ui/toasts.ts'

const moment = '2026-03-13T17:30:00+08:00'

/** Messages, dialogs, states of waiting, and how dates and money read. */
export function Messages() {
  const text = useText()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <Page width="list">
      <PageTitle title={text('page.home')} />
      <Section title={text('common.tips_title')}>
        <Notice status="info">{text('sign.hint')}</Notice>
        <Notice status="success" title={text('common.saved')} />
        <Notice status="warning" action={<Button size="sm">{text('common.continue')}</Button>}>
          {text('upload.conditional_hint')}
        </Notice>
        <Notice status="error">{text('error.service')}</Notice>
        <HintCard onHome={() => {}}>{text('eligibility.USER_AGE_DISMATCH')}</HintCard>
        <ErrorState onRetry={() => {}} onHome={() => {}}>
          {text('client.network_error')}
        </ErrorState>
        <EmptyState
          title={text('exam.empty_list')}
          action={<Button variant="outline">{text('common.reload')}</Button>}
        />
      </Section>
      <Section title={text('exam.section_normal')}>
        <Panel>
          <p>
            <Tag tone="warning" icon="clock">
              {text('exam.days_left', { days: 2 })}
            </Tag>{' '}
            <Tag tone="success" icon="check">
              {text('exam.applied')}
            </Tag>{' '}
            <Tag>{text('exam.test_tag')}</Tag>
          </p>
          <p>
            {text('exam.period', {
              startDate: formatPeriodEnd(language, '2026-03-02T09:00:00+08:00', Date.parse(moment)),
              endDate: formatPeriodEnd(language, moment, Date.parse(moment)),
            })}
          </p>
        </Panel>
        <DefinitionList
          items={[
            { term: text('receipt.date'), value: formatDateTime(language, moment) },
            { term: text('payment.amount'), value: shownMoney(language, 300) },
            { term: text('form.field.company_name'), value: '' },
          ]}
        />
        <CardSkeletons count={1} />
      </Section>
      <Section title={text('common.confirm_title')}>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {text('common.confirm')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            showToast('error', { id: 'error.stage' })
            showToast('success', { id: 'common.saved' })
          }}
        >
          {text('common.view')}
        </Button>
        <ConfirmDialog open={asking} onConfirm={() => setAsking(false)} onCancel={() => setAsking(false)}>
          {text('confirm.leave_to_home')}
        </ConfirmDialog>
      </Section>
    </Page>
  )
}
