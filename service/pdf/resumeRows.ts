/** The resume as sections of rows for print; empty sections and empty answers are left out. */
import type { Resume } from '#contract/entities/resume.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { formatDate, formatMonth } from '#service/pdf/dates.ts'
import type { Row } from '#service/pdf/sheet.ts'
import { type PlainTextId, textIn } from '#service/pdf/textIn.ts'

export interface PrintedSection {
  title: string
  entries: Row[][]
}

type Cell = [label: PlainTextId, value: string | null | undefined]

export function resumeSections(resume: Resume, language: InterfaceLanguage): PrintedSection[] {
  const text = textIn[language]
  const rowsOf = (...cells: Cell[]): Row[] =>
    cells.flatMap(([label, value]) => (value ? [{ label: text(label), value }] : []))
  const section = (title: PlainTextId, entries: Row[][]): PrintedSection[] => {
    const filled = entries.filter((rows) => rows.length > 0)
    return filled.length > 0 ? [{ title: text(title), entries: filled }] : []
  }
  const span = (from: string | null, to: string | null) =>
    [from, to]
      .map((day) => day && formatDate(language, day))
      .filter(Boolean)
      .join(' – ')
  const level = (code: 'A' | 'B' | 'C' | 'D' | null) => code && text(`resume.level.${code}`)
  return [
    ...section('resume.section.education', [
      ...resume.educationDatas.map((row) =>
        rowsOf(
          ['resume.field.education_level', row.educationLevelName],
          ['resume.field.school', row.schoolName],
          ['resume.field.course', row.courseName],
          ['pdf.field.period', span(row.enterDate, row.finishDate)],
        ),
      ),
    ]),
    ...section('resume.section.language', [
      rowsOf(
        [
          'resume.field.resume_language',
          resume.resumeLanguage && text(`resume.language.${resume.resumeLanguage}`),
        ],
        ['resume.field.mother_language', resume.motherLanguage],
      ),
      ...resume.languageKnowLedges.map((row) =>
        rowsOf(
          ['resume.field.language', row.language],
          ['resume.field.write_level', level(row.writeLevelId)],
          ['resume.field.speak_level', level(row.speakLevelId)],
          ['resume.field.certificate', text(row.certificateExist ? 'common.yes' : 'common.no')],
        ),
      ),
    ]),
    ...section(
      'resume.section.working',
      resume.workingExperiences.map((row) =>
        rowsOf(
          ['resume.field.occupation', row.occupationName],
          ['resume.field.organisation', row.organisation],
          [
            'pdf.field.period',
            row.enterMonth &&
              `${formatMonth(language, row.enterMonth)} – ${row.resignMonth ? formatMonth(language, row.resignMonth) : text('pdf.to_date')}`,
          ],
          [
            'resume.field.contract_mode',
            row.otherContractModeDesc ||
              (row.contractModeCode && text(`resume.contract_mode.${row.contractModeCode}`)),
          ],
          ['resume.field.job_desc', row.jobDesc],
        ),
      ),
    ),
    ...section(
      'resume.section.training',
      resume.trainings.map((row) =>
        rowsOf(
          ['resume.field.training_name', row.trainingName],
          ['resume.field.organiser', row.organiser],
          ['pdf.field.period', span(row.startDate, row.endDate)],
          ['resume.field.hours', row.hoursCount === null ? null : String(row.hoursCount)],
        ),
      ),
    ),
    ...section(
      'resume.section.remarkable',
      resume.remarkables.map((row) =>
        rowsOf(
          ['resume.field.remarkable_category', row.category && text(`resume.remarkable.${row.category}`)],
          ['pdf.field.description', row.description],
        ),
      ),
    ),
    ...section(
      'resume.section.project',
      resume.projects.map((row) =>
        rowsOf(
          ['resume.field.project_name', row.projectName],
          ['resume.field.organisation', row.organizationName],
          ['resume.field.project_function', row.functionDesc],
          ['pdf.field.description', row.projectDesc],
        ),
      ),
    ),
    ...section('resume.section.other', [rowsOf(['pdf.field.description', resume.otherInfoDesc])]),
  ]
}
