import { openDatabase } from '../backend/db/database.ts'
import type { BackEnd } from '../flows/back-end.ts'
import { testControlsOf } from '../flows/test-controls.ts'
import { withTestControls } from '../testing/controls/with-test-controls.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { startInstances } from '../testing/instances.ts'

/**
 * Starts INSTANCES back-ends on a new database of the server at DATABASE_URL, behind one balancer. The balancer serves the
 * control endpoints, so that a fault affects every instance.
 */
export async function startMultiInstanceBackEnd(
  env: Readonly<Record<string, string>> = {},
): Promise<BackEnd> {
  const fresh = await freshDatabase(process.env['DATABASE_URL'] ?? '')
  const database = await openDatabase({ url: fresh.url, folder: '' })
  const instances = await startInstances(
    Number(process.env['INSTANCES']),
    { ...env, DATABASE_URL: fresh.url },
    { before: (balancer) => withTestControls(balancer, database.db) },
  )
  return {
    url: instances.base,
    controls: testControlsOf(instances.base),
    async stop() {
      await instances.stop()
      await database.close()
      await fresh.drop()
    },
    async crash() {
      await Promise.all(instances.all.map((each) => each.kill()))
      instances.cut()
    },
    async restart() {
      await Promise.all(instances.all.map((each) => each.start()))
    },
  }
}
