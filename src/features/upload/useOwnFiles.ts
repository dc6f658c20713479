import { useRef, useState } from 'react'
import type { PersonalDocumentInput } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { type FileRefusal, judgeFile } from '#src/features/upload/fileCheck.ts'
import { makeJpeg } from '#src/features/upload/picture.ts'

export type FileValue = PersonalDocumentInput['documentValue']

/** How a file was made fit to be sent; the person is asked to look whether it can still be read. */
export type Made = 'shrunk' | 'heic_converted'

interface OwnFile {
  readonly file: File
  readonly category: DocumentCategory
  readonly value: FileValue
  readonly made: Made | null
}

/** A chosen file that isn't sent: offered to be shrunk, being made into another, or refused until it is put away. */
export interface KeptFile {
  readonly id: string
  readonly category: DocumentCategory
  readonly name: string
  readonly state: 'offered' | 'shrinking' | 'heic_converting' | FileRefusal
}

/** The person's own files by the id of their upload: chosen, judged, made fit, and kept while they are on their way. */
export function useOwnFiles() {
  const ready = useRef(new Map<string, OwnFile>())
  const waiting = useRef(new Map<string, Omit<OwnFile, 'made'>>())
  const [kept, setKept] = useState<readonly KeptFile[]>([])

  const keep = (id: string, state: KeptFile['state']) =>
    setKept((list) => list.map((one) => (one.id === id ? { ...one, state } : one)))
  const putAway = (id: string) => {
    waiting.current.delete(id)
    setKept((list) => list.filter((one) => one.id !== id))
  }

  /** @returns whether there is a file to send now */
  async function make(id: string, made: Made): Promise<boolean> {
    const of = waiting.current.get(id)
    if (!of) return false
    keep(id, made === 'shrunk' ? 'shrinking' : 'heic_converting')
    try {
      const file = await makeJpeg(of.file)
      // given up meanwhile
      if (!waiting.current.has(id)) return false
      ready.current.set(id, { ...of, file, made })
      putAway(id)
      return true
    } catch {
      keep(id, made === 'shrunk' ? 'shrink_failed' : 'heic_help')
      return false
    }
  }

  return {
    kept,
    putAway,
    fileOf: (uploadId: string) => ready.current.get(uploadId) ?? null,
    shrink: (id: string) => make(id, 'shrunk'),
    /** One after another: phones can't hold many large pictures at once. @param send called for each that can be sent */
    async add(
      category: DocumentCategory,
      chosen: readonly File[],
      value: FileValue,
      send: (uploadId: string) => void,
    ) {
      for (const file of chosen) {
        const id = crypto.randomUUID()
        const judgement = await judgeFile(file)
        if (judgement === 'accepted') {
          ready.current.set(id, { file, category, value, made: null })
          send(id)
          continue
        }
        const state =
          judgement === 'shrinkable'
            ? 'offered'
            : judgement === 'heic'
              ? 'heic_converting'
              : judgement.refusal
        waiting.current.set(id, { file, category, value })
        setKept((list) => [...list, { id, category, name: file.name, state }])
        if (judgement === 'heic' && (await make(id, 'heic_converted'))) send(id)
      }
    },
  }
}
