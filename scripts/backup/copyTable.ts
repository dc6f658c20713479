/** PostgreSQL's COPY over the driver's own connection: rows as text, as fast as the disk. */
import { once } from 'node:events'
import type { Duplex, Readable, Writable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What the driver calls while a statement is under way. */
interface CopyStatement extends Submittable {
  handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void
  handleCopyInResponse(connection: CopyConnection): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleError(failure: Error): void
}

/** Runs a COPY statement to its end. */
function runCopy(
  client: Client,
  statement: string,
  on: Pick<CopyStatement, 'handleCopyData' | 'handleCopyInResponse'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null
    const copy: CopyStatement = {
      // What it returns would be taken for an error.
      submit(connection) {
        connection.query(statement)
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
      handleError(reason) {
        failure = reason
        // A connection that has gone says nothing any more.
        if (!('severity' in reason)) reject(reason)
      },
      ...on,
    }
    client.query(copy)
  })
}

/** `COPY … TO STDOUT`. A sink that is slow slows the database down. */
export async function copyOut(client: Client, statement: string, sink: Writable): Promise<void> {
  let paused: Duplex | null = null
  const resume = () => {
    paused?.resume()
    paused = null
  }
  sink.on('drain', resume)
  await runCopy(client, statement, {
    handleCopyInResponse: (connection) => connection.sendCopyFail('nothing to send'),
    handleCopyData({ chunk }, { stream }) {
      // The driver's buffer is used again.
      if (sink.write(Buffer.from(chunk)) || paused) return
      stream.pause()
      paused = stream
    },
  })
  // The last rows may have filled the sink; the connection is wanted for what comes next.
  resume()
  sink.off('drain', resume)
}

/** `COPY … FROM STDIN`. */
export async function copyIn(client: Client, statement: string, source: Readable): Promise<void> {
  await runCopy(client, statement, {
    handleCopyData() {},
    handleCopyInResponse(connection) {
      send(connection, source).catch((failure: Error) => connection.sendCopyFail(failure.message))
    },
  })
}

async function send(connection: CopyConnection, source: Readable): Promise<void> {
  for await (const chunk of source) {
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}
