import { useSelector } from '@xstate/react'
import { getExam, listApplyRound, listSupplementRounds } from '#contract/endpoints/exam.ts'
import { downloadSubmittedFile } from '#contract/endpoints/submission.ts'
import type { SubmittedFile, SubmittedRound } from '#contract/entities/document.ts'
import type { Exam } from '#contract/entities/exam.ts'
import { type DownloadedDocument, downloadMachine } from '#machines/download/download.machine.ts'
import { call, download } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { useLoaded } from '#src/api/useLoaded.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { saveFile } from '#src/platform/saveFile.ts'
import { useChart } from '#src/platform/useChart.ts'

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

const downloadWithActors = downloadMachine.provide({
  actors: {
    // without the signal: what was begun arrives, also where the page is left meanwhile
    saveDocument: fromCall<void, DownloadedDocument>(async ({ input: { id, name } }) => {
      const { blob, fileName } = await download(downloadSubmittedFile, { params: { id } })
      saveFile(blob, fileName ?? name)
    }),
  },
})

/** Everything handed in to an exam, read once a visit. */
export function useSubmittedFiles(examId: number) {
  const { data: files, failure, retry } = useLoaded((signal) => readFiles(examId, signal))
  const downloading = useChart(downloadWithActors)
  useEmitted(downloading)
  return {
    files,
    failure,
    retry,
    /** id of the document that is being downloaded */
    saving: useSelector(downloading, (s) => (s.hasTag('busy') ? (s.context.document?.id ?? null) : null)),
    save: ({ id, file }: SubmittedFile) =>
      downloading.send({ type: 'download', document: { id, name: file?.name ?? id } }),
  }
}
