import { useForm } from 'react-hook-form'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { sampleForm, sampleResume } from '#src/devtools/gallery/samples.ts'
import { ContactPart } from '#src/features/registration/ContactPart.tsx'
import { OccupationPart } from '#src/features/registration/OccupationPart.tsx'
import { type RegistrationValues, valuesOf } from '#src/features/registration/registrationValues.ts'
import { ResumeListPart } from '#src/features/resume/ResumeListPart.tsx'
import { ResumeOtherPart } from '#src/features/resume/ResumeOtherPart.tsx'
import { valuesOfResume } from '#src/features/resume/resumeValues.ts'
import { resumeLists } from '#src/i18n/resumeLists.ts'

export const formStories = {
  ContactPart() {
    const fields = useForm<RegistrationValues>({
      defaultValues: { ...valuesOf(sampleForm), addressChoice: 'other' },
    })
    return (
      <Story of="ContactPart">
        <ContactPart fields={fields} registeredAddress={sampleForm.registeredAddress} />
      </Story>
    )
  },
  OccupationPart() {
    const fields = useForm<RegistrationValues>({ defaultValues: valuesOf(sampleForm) })
    return (
      <Story of="OccupationPart">
        <OccupationPart fields={fields} form={sampleForm} />
      </Story>
    )
  },
  OccupationPartOfServant() {
    const fields = useForm<RegistrationValues>({ defaultValues: { ...valuesOf(sampleForm), civil: 'yes' } })
    return (
      <Story of="OccupationPart">
        <OccupationPart fields={fields} form={sampleForm} />
      </Story>
    )
  },
  ResumeListPart() {
    const fields = useForm({ defaultValues: valuesOfResume(sampleResume) })
    return (
      <Story of="ResumeListPart">
        {resumeLists.map((list) => (
          <ResumeListPart key={list.name} fields={fields} list={list} />
        ))}
      </Story>
    )
  },
  ResumeOtherPart() {
    const fields = useForm({ defaultValues: valuesOfResume(sampleResume) })
    return (
      <Story of="ResumeOtherPart">
        <ResumeOtherPart fields={fields} part="languages" />
        <ResumeOtherPart fields={fields} part="other" />
      </Story>
    )
  },
}
