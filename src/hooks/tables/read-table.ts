import type { TableRequest, TableResponse } from './read-table-worker.ts'
import { NoTable, type ReadOptions, type Table } from './table.ts'

/** Bytes; a larger file would fill the memory of the page. */
const maxBytes = 50_000_000

/**
 * Reads a file as a table in a worker, so that the page stays responsive; throws `NoTable` for a file that is none, and
 * the reason of `signal` when it aborts.
 */
export async function readTable(file: Blob, options: ReadOptions = {}, signal?: AbortSignal): Promise<Table> {
  if (file.size > maxBytes) throw new NoTable('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./read-table-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Table>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<TableResponse>) => {
        if ('table' in data) resolve(data.table)
        else reject(new NoTable(data.fault))
      })
      // Its code could not be loaded.
      worker.addEventListener('error', () => reject(new NoTable('unreadable')))
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      const request: TableRequest = { bytes, options }
      worker.postMessage(request, [bytes.buffer])
    })
  } finally {
    worker.terminate()
  }
}
