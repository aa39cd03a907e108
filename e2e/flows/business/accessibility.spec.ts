import { expectAccessible } from '../accessibility.ts'
import { failedCalls, signedInTest } from '../fixtures.ts'
import { formStates } from './form-states.ts'
import { listStates } from './list-states.ts'
import { screenStates } from './screen-states.ts'

for (const [state, show] of [...screenStates, ...listStates, ...formStates]) {
  signedInTest(`axe finds nothing: ${state}`, async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    await expectAccessible(show, page, backEnd.controls)
  })
}
