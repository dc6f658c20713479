/** Order of Vitest's files: what takes minutes begins first, so that nobody waits for it alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A short file that takes long; a fresh clone knows no durations yet, and Vitest goes by the size. */
const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/service/sequences.test.ts')

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
