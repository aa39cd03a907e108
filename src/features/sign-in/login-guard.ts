import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '#screens/router-context.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'

/** Redirects a signed-in user to the requested page, else home; this also completes a sign-in. */
export async function loginGuard({
  context: { isPrivatePath },
}: {
  readonly context: Pick<RouterContext, 'isPrivatePath'>
}): Promise<void> {
  await session.start()
  if (session.current()) throw redirect({ href: takeReturnPath(isPrivatePath) ?? '/', replace: true })
}
