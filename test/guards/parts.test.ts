import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from '#scripts/rooms/imports.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort()
const importedBy = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => importsIn(file, read(file)).map(({ target }) => target)))

/** Shown and tested inside the part that is named, which alone uses it. */
const inner: Record<string, string> = {
  'src/features/exam-list/ExamStandingText.tsx': 'src/features/exam-list/ExamCard.tsx',
  'src/features/exam-list/ExamTags.tsx': 'src/features/exam-list/ExamCard.tsx',
  'src/features/payment/TransactionNumber.tsx': 'src/features/payment/AttemptUnderWay.tsx',
  'src/features/registration/CompanyFields.tsx': 'src/features/registration/OccupationPart.tsx',
  'src/features/registration/ListField.tsx': 'src/features/registration/ServiceFields.tsx',
  'src/features/registration/ServiceFields.tsx': 'src/features/registration/OccupationPart.tsx',
  'src/features/resume/RowControl.tsx': 'src/features/resume/ResumeListPart.tsx',
  'src/ui/ComboboxList.tsx': 'src/ui/Combobox.tsx',
  'src/ui/FieldFrame.tsx': 'src/ui/TextField.tsx',
  'src/ui/viewer/DocumentViewer.tsx': 'src/ui/viewer/PreviewDialog.tsx',
  'src/ui/viewer/ImageViewer.tsx': 'src/ui/viewer/DocumentViewer.tsx',
  'src/ui/viewer/PdfPage.tsx': 'src/ui/viewer/PdfViewer.tsx',
  'src/ui/viewer/PdfSearchBar.tsx': 'src/ui/viewer/PdfViewer.tsx',
  'src/ui/viewer/PdfViewer.tsx': 'src/ui/viewer/DocumentViewer.tsx',
  'src/ui/viewer/ViewerBar.tsx': 'src/ui/viewer/ImageViewer.tsx',
}

const ofAnActor = 'It is given an actor or what a hook made of it; journeys and paths of the charts prove it.'
/** Neither shown nor tested alone. */
const leftOut: Record<string, string> = {
  'src/features/payment/PaymentWait.tsx': ofAnActor,
  'src/features/registration/RegistrationDialogs.tsx': ofAnActor,
  'src/features/resume/ResumeDialogs.tsx': ofAnActor,
  'src/features/review/ReviewDialogs.tsx': ofAnActor,
  'src/features/session/SessionDialogs.tsx': ofAnActor,
  'src/features/shell/Shell.tsx': ofAnActor,
  'src/features/upload/CategoryFiles.tsx': ofAnActor,
  'src/features/upload/CategoryPart.tsx': ofAnActor,
  'src/features/upload/LibraryDialog.tsx': ofAnActor,
  'src/features/upload/UploadDialogs.tsx': ofAnActor,
}

/** Tested as what they are made of; a look is all that they are. */
const looks = ['Icon', 'Panel', 'Skeleton'].map((name) => `src/ui/${name}.tsx`)

const isComponent = (file: string) => /^export (function|const) [A-Z]/m.test(read(file))
const takesProps = (file: string) => /^export function [A-Z]\w*\((?!\))/m.test(read(file))
const isPart = (file: string) => !/\.test\.tsx$/.test(file) && isComponent(file)

const parts = [
  ...filesOf('src/ui/**/*.tsx').filter(isPart),
  ...filesOf('src/features/**/*.tsx').filter(
    (file) => isPart(file) && takesProps(file) && !/(?<!Numbered)Page\.tsx$/.test(file),
  ),
]
const alone = parts.filter((file) => !(file in inner) && !(file in leftOut))
const stories = importedBy(filesOf('src/devtools/gallery/stories/*.tsx'))
const tests = importedBy(filesOf('src/**/*.test.tsx'))

test('every part that takes props has a story in the gallery', () => {
  expect(alone.length).toBeGreaterThan(55)
  // the frame of every story
  const inEach = importedBy(['src/devtools/gallery/Story.tsx'])
  expect(alone.filter((file) => !stories.has(file) && !inEach.has(file))).toEqual([])
})

test('every part that takes props has a test of its own', () => {
  expect(alone.filter((file) => !tests.has(file) && !looks.includes(file))).toEqual([])
})

test('the tables name parts that exist, and an inner part is used by the one that is named', () => {
  expect([...Object.keys(inner), ...Object.keys(leftOut)].filter((file) => !parts.includes(file))).toEqual([])
  const unused = Object.entries(inner).filter(([part, outer]) => !importedBy([outer]).has(part))
  expect(unused).toEqual([])
})
