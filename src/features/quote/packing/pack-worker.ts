// One file without dynamic imports: the policy of its own response, not that of the page, would have to allow them.
import type { WeighRule } from '#features/quote/rules/rule.ts'
import { lightestPlan, type PackInput, type PackingPlan } from './pack-goods.ts'

/** A request to the worker: the goods and boxes, and the rule of each service. */
export interface PackRequest {
  readonly input: PackInput
  readonly rules: readonly WeighRule[]
}

/** The response of the worker: a plan for each of the rules. */
export type PackResponse = readonly (PackingPlan | null)[]

/** The part of a worker's global scope that is used here; the types of the app are those of a page. */
interface WorkerScope {
  readonly addEventListener: (
    type: 'message',
    listener: (event: { readonly data: PackRequest }) => void,
  ) => void
  readonly postMessage: (response: PackResponse, transfer: readonly never[]) => void
}

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('message', ({ data: { input, rules } }) => {
  scope.postMessage(
    rules.map((rule) => lightestPlan(input, rule)),
    [],
  )
})
