/** The resume as sections of rows for print; empty sections and empty answers are left out. */
import type { Resume } from '#contract/entities/resume.ts'
import type { Labels } from '#service/pdf/labels.ts'
import type { Row } from '#service/pdf/sheet.ts'

export interface PrintedSection {
  title: string
  entries: Row[][]
}

type Cell = [label: string, value: string | null | undefined]

const rowsOf = (...cells: Cell[]): Row[] =>
  cells.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const section = (title: string, entries: Row[][]): PrintedSection[] => {
  const filled = entries.filter((rows) => rows.length > 0)
  return filled.length > 0 ? [{ title, entries: filled }] : []
}

export function resumeSections(resume: Resume, labels: Labels): PrintedSection[] {
  const { resumeSection: title, field } = labels
  const span = (from: string | null, to: string | null, show: (plain: string) => string) =>
    [from, to]
      .map((plain) => plain && show(plain))
      .filter(Boolean)
      .join(' – ')
  const level = (code: 'A' | 'B' | 'C' | 'D' | null) => code && labels.languageLevel[code]
  return [
    ...section(title.education, [
      ...resume.educationDatas.map((row) =>
        rowsOf(
          [field.educationLevel, row.educationLevelName],
          [field.school, row.schoolName],
          [field.course, row.courseName],
          [field.period, span(row.enterDate, row.finishDate, labels.date)],
        ),
      ),
    ]),
    ...section(title.language, [
      rowsOf(
        [field.resumeLanguage, resume.resumeLanguage && labels.resumeLanguage[resume.resumeLanguage]],
        [field.motherLanguage, resume.motherLanguage],
      ),
      ...resume.languageKnowLedges.map((row) =>
        rowsOf(
          [field.knownLanguage, row.language],
          [field.written, level(row.writeLevelId)],
          [field.spoken, level(row.speakLevelId)],
          [field.certificate, row.certificateExist ? labels.yes : labels.no],
        ),
      ),
    ]),
    ...section(
      title.working,
      resume.workingExperiences.map((row) =>
        rowsOf(
          [field.occupation, row.occupationName],
          [field.organisation, row.organisation],
          [
            field.period,
            row.enterMonth &&
              `${labels.month(row.enterMonth)} – ${row.resignMonth ? labels.month(row.resignMonth) : labels.toDate}`,
          ],
          [
            field.contractMode,
            row.otherContractModeDesc || (row.contractModeCode && labels.contractMode[row.contractModeCode]),
          ],
          [field.jobDesc, row.jobDesc],
        ),
      ),
    ),
    ...section(
      title.training,
      resume.trainings.map((row) =>
        rowsOf(
          [field.training, row.trainingName],
          [field.organiser, row.organiser],
          [field.period, span(row.startDate, row.endDate, labels.date)],
          [field.hours, row.hoursCount === null ? null : String(row.hoursCount)],
        ),
      ),
    ),
    ...section(
      title.remarkable,
      resume.remarkables.map((row) =>
        rowsOf(
          [field.category, row.category && labels.remarkable[row.category]],
          [field.description, row.description],
        ),
      ),
    ),
    ...section(
      title.project,
      resume.projects.map((row) =>
        rowsOf(
          [field.project, row.projectName],
          [field.organisation, row.organizationName],
          [field.function, row.functionDesc],
          [field.description, row.projectDesc],
        ),
      ),
    ),
    ...section(title.other, [rowsOf([field.description, resume.otherInfoDesc])]),
  ]
}
