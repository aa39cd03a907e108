import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '#screens/router-context.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'

/** Leads whoever is signed in on to where they wanted to go, else home; a sign-in ends here too. */
export async function loginGuard({
  context: { isPrivatePath },
}: {
  readonly context: Pick<RouterContext, 'isPrivatePath'>
}): Promise<void> {
  await session.start()
  if (session.current()) throw redirect({ href: takeReturnPath(isPrivatePath) ?? '/', replace: true })
}
