// One file without dynamic imports: the policy of its own response, not that of the page, would have to allow them.
import { readFile } from './read-file.ts'
import { NoTable, type ReadOptions, type Table, type TableFault } from './table.ts'

/** A request to the worker. */
export interface TableRequest {
  readonly bytes: Uint8Array
  readonly options: ReadOptions
}

/** A response of the worker. */
export type TableResponse = { readonly table: Table } | { readonly fault: TableFault }

/** The part of a worker's global scope that is used here; the types of the app are those of a page. */
interface WorkerScope {
  readonly addEventListener: (
    type: 'message',
    listener: (event: { readonly data: TableRequest }) => void,
  ) => void
  readonly postMessage: (response: TableResponse, transfer: readonly never[]) => void
}

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('message', ({ data: { bytes, options } }) => {
  readFile(bytes, options).then(
    (table) => scope.postMessage({ table }, []),
    (error: unknown) =>
      scope.postMessage({ fault: error instanceof NoTable ? error.fault : 'unreadable' }, []),
  )
})
