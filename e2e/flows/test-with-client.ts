import { passwordOf } from '../pages/login-page.ts'
import { Client } from '../testing/client.ts'
import { signedInTest } from './fixtures.ts'
import { withOwnBackEnd } from './own-back-end.ts'

/** A flow with faults, with a second client of the same back-end. */
export const testWithClient = signedInTest.extend<object, { readonly client: Client }>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this very pattern.
    async ({}, use) => withOwnBackEnd({}, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  client: [
    async ({ backEnd }, use) => {
      const client = await Client.at(backEnd.url)
      await client.signIn('admin', passwordOf('admin'))
      await use(client)
    },
    { scope: 'worker' },
  ],
})
