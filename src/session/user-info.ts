import { isRecord } from '#descriptor/read.ts'
import { dpopFetch } from './dpop-fetch.ts'
import { manager } from './lazy-manager.ts'
import { getSession, readStoredSession, setSession } from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import { notifyTabs } from './tabs.ts'

/** Reads the provider's user-info (S7-21) into the stored profile; its failure changes nothing. */
export async function fillProfile(key: string): Promise<void> {
  const before = getSession()
  if (!before) return
  const info = await askUserInfo(before.signedIn.token).catch(() => null)
  // The answer must be about the same person (OpenID Connect Core §5.3.2).
  if (!isRecord(info) || info.sub !== before.signedIn.subject) return
  const user = JSON.parse(before.raw)
  const filled = JSON.stringify({ ...user, profile: { ...user.profile, ...info } })
  await sharedStore.change(key, (old) => (old === before.raw ? filled : old))
  const after = await readStoredSession()
  if (after?.raw !== filled) return
  setSession(after, 'renewed')
  notifyTabs('renewed')
}

async function askUserInfo(token: string): Promise<unknown> {
  const endpoint = await (await manager()).metadataService.getUserInfoEndpoint()
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
  const response = await dpopFetch(
    new Request(endpoint, { headers, signal: AbortSignal.timeout(10_000) }),
    token,
  )
  return response.ok ? response.json() : null
}
