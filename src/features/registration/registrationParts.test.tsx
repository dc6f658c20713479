import { useForm } from 'react-hook-form'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromSamples } from '#src/devtools/gallery/answerFromSamples.ts'
import { sampleForm } from '#src/devtools/gallery/samples.ts'
import { renderPart, words } from '#src/devtools/testSupport/renderPart.tsx'
import { ContactPart } from '#src/features/registration/ContactPart.tsx'
import { IdentityPart } from '#src/features/registration/IdentityPart.tsx'
import { OccupationPart } from '#src/features/registration/OccupationPart.tsx'
import { type RegistrationValues, valuesOf } from '#src/features/registration/registrationValues.ts'

beforeAll(answerFromSamples)

function Contact({ registered }: { registered: string | null }) {
  const fields = useForm<RegistrationValues>({ defaultValues: { ...valuesOf(sampleForm), area: '853' } })
  return <ContactPart fields={fields} registeredAddress={registered} />
}
function Occupation() {
  const fields = useForm<RegistrationValues>({ defaultValues: { ...valuesOf(sampleForm), civil: '' } })
  return <OccupationPart fields={fields} form={sampleForm} />
}
const field = (role: 'radio' | 'textbox' | 'combobox', name: string) =>
  page.getByRole(role, { name: new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`) })

test('identity is shown as the account has it, in its own languages', async () => {
  await renderPart(<IdentityPart form={sampleForm} />)
  await expect.element(page.getByText('陳大文')).toHaveAttribute('lang', 'zh-Hant')
  await expect.element(page.getByText('CHAN TAI MAN')).toHaveAttribute('lang', 'pt')
  await expect.element(page.getByText('9123456(7)')).toBeVisible()
})

test('the registered address can be chosen, another one is asked for', async () => {
  await renderPart(<Contact registered="澳門水坑尾街" />)
  await userEvent.click(field('radio', words('form.field.address_other')))
  await expect.element(field('textbox', words('form.field.address_other'))).toBeVisible()
  await userEvent.click(field('radio', words('form.field.address_saved')))
  await expect.element(field('textbox', words('form.field.address_other'))).not.toBeInTheDocument()
})

test('the hint about numbers is for numbers of Macao', async () => {
  await renderPart(<Contact registered={null} />)
  const number = field('textbox', words('form.field.contact'))
  await expect.element(number).toHaveAccessibleDescription(words('form.contact_hint'))
  await userEvent.selectOptions(field('combobox', words('form.field.area_code')), '+86')
  await expect.element(number).toHaveAccessibleDescription('')
})

test('whoever is in the public service is asked for department and career, others for their employer', async () => {
  await renderPart(<Occupation />)
  await userEvent.click(field('radio', words('common.yes')))
  await expect.element(field('combobox', words('form.field.department'))).toBeEnabled()
  await expect.element(field('combobox', words('form.field.career'))).toBeVisible()
  await userEvent.click(field('radio', words('common.no')))
  await userEvent.click(field('radio', words('form.company_type.0')))
  await expect.element(field('textbox', words('form.field.company_name'))).toBeVisible()
  await userEvent.click(field('radio', words('form.company_type.1')))
  await expect.element(field('combobox', words('form.field.entity'))).toBeVisible()
  await userEvent.click(field('radio', words('form.company_type.2')))
  await expect.element(field('textbox', words('form.field.other_position_cn'))).toBeVisible()
})
