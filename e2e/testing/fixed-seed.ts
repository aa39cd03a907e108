import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** The seed of generated inputs: fixed, so that a run decides by the code alone; `INPUT_SEED` chooses others. */
export const inputSeed = Number(process.env['INPUT_SEED'] ?? 1)

// The library is loaded only for the tests that use it.
const { testPath = '' } = expect.getState()
if (readFileSync(testPath, 'utf8').includes("'fast-check'")) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: inputSeed })
}
