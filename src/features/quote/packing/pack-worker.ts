// One file without dynamic imports: the policy of its own response, not that of the page, would have to allow them.
import type { ParcelLimits } from './box-type.ts'
import { type PackInput, type Packing, packWithin } from './plans.ts'

/** A request to the worker: what to pack, under the limits of each service. */
export interface PackRequest {
  readonly input: PackInput
  readonly limits: readonly ParcelLimits[]
}

/** The response of the worker: a packing for each of the limits. */
export type PackResponse = readonly Packing[]

/** The part of a worker's global scope that is used here; the types of the app are those of a page. */
interface WorkerScope {
  readonly addEventListener: (
    type: 'message',
    listener: (event: { readonly data: PackRequest }) => void,
  ) => void
  readonly postMessage: (response: PackResponse, transfer: readonly never[]) => void
}

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('message', ({ data: { input, limits } }) => {
  scope.postMessage(
    limits.map((one) => packWithin(input, one)),
    [],
  )
})
