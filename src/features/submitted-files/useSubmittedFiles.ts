import { useState } from 'react'
import { getExam, listApplyRound, listSupplementRounds } from '#contract/endpoints/exam.ts'
import { downloadSubmittedFile } from '#contract/endpoints/submission.ts'
import type { SubmittedFile, SubmittedRound } from '#contract/entities/document.ts'
import type { Exam } from '#contract/entities/exam.ts'
import { failureOf } from '#machines/failure.ts'
import { noticeOf } from '#machines/failureActions.ts'
import { call, download } from '#src/api/client.ts'
import { useLoaded } from '#src/api/useLoaded.ts'
import { useOutlet } from '#src/platform/outlet.ts'
import { saveFile } from '#src/platform/saveFile.ts'

export interface SubmittedFiles {
  readonly exam: Exam
  readonly applyRounds: readonly SubmittedRound[]
  readonly supplementRounds: readonly SubmittedRound[]
}

async function readFiles(examId: number, signal: AbortSignal): Promise<SubmittedFiles> {
  const asked = { params: { id: examId }, signal }
  const [exam, applyRounds, supplementRounds] = await Promise.all([
    call(getExam, asked),
    call(listApplyRound, asked),
    call(listSupplementRounds, asked),
  ])
  return { exam, applyRounds, supplementRounds }
}

/** Everything handed in to an exam, read once a visit. */
export function useSubmittedFiles(examId: number) {
  const outlet = useOutlet()
  const { data: files, failure, retry } = useLoaded((signal) => readFiles(examId, signal))
  const [saving, setSaving] = useState<string | null>(null)

  async function save({ id, file }: SubmittedFile) {
    if (saving !== null) return
    setSaving(id)
    try {
      const { blob, fileName } = await download(downloadSubmittedFile, { params: { id } })
      saveFile(blob, fileName ?? file?.name ?? id)
    } catch (error) {
      const refused = failureOf(error)
      outlet.handle(noticeOf(refused))
      // section 8: a wrong step leads to the list
      if (refused.code === 'STAGE_ERROR') outlet.go({ to: 'home' })
    } finally {
      setSaving(null)
    }
  }

  return { files, failure, saving, save, retry }
}
