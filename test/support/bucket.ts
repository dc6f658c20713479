/** An S3-compatible store for a test: one bucket in an emulator, its objects in a folder. */
import S3rver from 's3rver'

export interface Bucket {
  /** for DOCUMENT_STORE */
  setting: string
  close(): Promise<void>
}

export async function openBucket(directory: string): Promise<Bucket> {
  const emulator = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'documents' }],
  })
  const { port } = await emulator.run()
  const keys = 'accessKeyId=S3RVER&secretAccessKey=S3RVER'
  return {
    setting: `s3://documents?endpoint=http://127.0.0.1:${port}&pathStyle=true&${keys}`,
    close: () => emulator.close(),
  }
}
