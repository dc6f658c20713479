import { Story } from '#src/devtools/gallery/Story.tsx'
import { Breadcrumb } from '#src/features/shell/Breadcrumb.tsx'
import { Header } from '#src/features/shell/Header.tsx'
import { NumberedPage } from '#src/features/static-pages/NumberedPage.tsx'
import { useText } from '#src/i18n/useText.ts'
import { DefinitionList } from '#src/ui/DefinitionList.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { NoWrap } from '#src/ui/NoWrap.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Section } from '#src/ui/Section.tsx'
import { StepBar } from '#src/ui/StepBar.tsx'
import { StepList, type StepShown } from '#src/ui/StepList.tsx'

const doNothing = () => {}

function useSteps(): readonly StepShown[] {
  const text = useText()
  return [
    { id: 'registration', label: text('step.registration'), state: 'done' },
    { id: 'resume', label: text('step.resume'), state: 'skipped' },
    { id: 'upload', label: text('step.upload'), state: 'current' },
    { id: 'review', label: text('step.review'), state: 'pending' },
  ]
}

export const layoutStories = {
  Page() {
    const text = useText()
    return (
      <Page width="list">
        <PageTitle title={text('step.registration')} context={text('common.app_title')} />
        <Section
          title={text('form.section.contact')}
          action={<LinkButton icon="edit">{text('common.modify')}</LinkButton>}
        >
          <Panel>{text('sign.hint')}</Panel>
        </Section>
      </Page>
    )
  },
  DefinitionList() {
    const text = useText()
    return (
      <Story of="DefinitionList">
        <DefinitionList
          items={[
            { term: text('receipt.date'), value: '13 de Março de 2026 às 17:30' },
            { term: text('payment.amount'), value: <b>MOP 300</b> },
            { term: text('form.field.company_name'), value: '' },
          ]}
        />
      </Story>
    )
  },
  NoWrap: () => (
    <Story of="NoWrap">
      <p>
        <NoWrap>2026年3月13日 17:30, 13 de Março de 2026 às 17:30, A2026-000001-1</NoWrap>
      </p>
    </Story>
  ),
  LinkButton() {
    const text = useText()
    return (
      <Story of="LinkButton">
        <LinkButton icon="back">{text('common.previous')}</LinkButton>
        <LinkButton href="#" newWindow>
          {text('exam.details')}
        </LinkButton>
        <LinkButton disabled>{text('resume.move_up')}</LinkButton>
      </Story>
    )
  },
  IconButton() {
    const text = useText()
    return (
      <Story of="IconButton">
        <IconButton icon="close" label={text('common.close')} onPress={doNothing} />
        <IconButton icon="back" label={text('common.back')} onPress={doNothing} disabled />
      </Story>
    )
  },
  Icon: () => (
    <Story of="Icon">
      <Icon name="file" size="3rem" />
    </Story>
  ),
  StepList() {
    const steps = useSteps()
    return (
      <Story of="StepList">
        <StepBar steps={steps} />
        <StepList steps={steps} />
      </Story>
    )
  },
  Header() {
    const steps = useSteps()
    return (
      <>
        <Header onBack={doNothing} onClose={doNothing} onSignOut={doNothing} steps={steps} />
        <Story of="Header">{null}</Story>
      </>
    )
  },
  HeaderOfList: () => (
    <>
      <Header onBack={null} onClose={null} onSignOut={doNothing} steps={null} />
      <Story of="Header">{null}</Story>
    </>
  ),
  Breadcrumb() {
    const text = useText()
    return (
      <>
        <Breadcrumb
          examName={'Concurso de avaliação de competências integradas '.repeat(3)}
          current={text('step.upload')}
          onHome={doNothing}
        />
        <Story of="Breadcrumb">{null}</Story>
      </>
    )
  },
  NumberedPage() {
    const text = useText()
    return <NumberedPage title={text('page.home')} clauses={[text('sign.hint'), text('payment.no_refund')]} />
  },
}
