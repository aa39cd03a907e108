import { test } from '@playwright/test'

/**
 * A bound in milliseconds that the run of the soak measures; undefined in the flows of `npm test`, which wait
 * as for anything else: there a busy machine is not a fault of the app.
 */
export function timeLimit(milliseconds: number): number | undefined {
  return test.info().config.metadata['hasTimeLimits'] === true ? milliseconds : undefined
}
