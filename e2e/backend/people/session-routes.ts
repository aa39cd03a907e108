import type { Provider } from 'oidc-provider'
import { sessionDescriptor } from '#resources/session.ts'
import { consumeProof } from '../guard/dpop-proof.ts'
import { invalidProof, verifyRequestProof } from '../guard/guard.ts'
import { signIn } from '../identity/account.ts'
import { waitMessage } from '../identity/attempts.ts'
import { callerOf } from '../identity/caller.ts'
import { openShortSession } from '../identity/grants.ts'
import { CLIENT_ID, IDP_PATH } from '../identity/provider.ts'
import { claimsOf } from '../identity/tokens.ts'
import { readJson } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import { addressOf, type Route } from '../server/route.ts'
import { ownRecord } from './own-record.ts'

/** The routes of the session: sign-in by the API, current user, token check, user-info (S7-08 to S7-10, S7-17). */
export function sessionRoutes(provider: Provider): readonly Route[] {
  return [
    { ...addressOf(sessionDescriptor.signIn.operation), who: 'public', handle: login(provider) },
    {
      ...addressOf(sessionDescriptor.profile),
      who: 'signed-in',
      beforePasswordChange: true,
      handle: async (c) => {
        const { data, tag } = await ownRecord(c.get('db'), c.get('person'))
        return c.json({ code: 1, data }, 200, { ETag: tag })
      },
    },
    {
      ...addressOf(sessionDescriptor.currentUser),
      who: 'signed-in',
      beforePasswordChange: true,
      handle: (c) => {
        const { id, permission, mustChangePassword } = c.get('person')
        const more = mustChangePassword ? { must_change_password: true } : {}
        return c.json({ code: 1, data: { id, permissions: permission, ...more } })
      },
    },
    {
      method: 'GET',
      path: `${IDP_PATH}/me`,
      who: 'signed-in',
      beforePasswordChange: true,
      handle: (c) => c.json(claimsOf(c.get('person'))),
    },
  ]
}

/** The sign-in of deployments without an identity provider: returns a token that cannot be renewed. */
function login(provider: Provider): Route['handle'] {
  return async (c) => {
    const [db, passwords, settings] = [c.get('db'), c.get('passwords'), c.get('settings')]
    const { username, password } = await readJson(c)
    if (typeof username !== 'string' || typeof password !== 'string' || username === '' || password === '') {
      throw new HttpError(400, 'Yêu cầu không hợp lệ')
    }
    const proof = await verifyRequestProof(c)
    if (!(await consumeProof(db, proof))) throw invalidProof('used before')
    const caller = callerOf(c.env.incoming, settings, proof.jkt)
    const outcome = await signIn({ db, passwords }, { username, password }, caller)
    if (outcome.status === 'wrong-password') throwWrongPassword()
    if (outcome.status === 'wait') {
      throw new HttpError(429, waitMessage(outcome.seconds), {
        headers: { 'Retry-After': String(outcome.seconds) },
      })
    }
    const bound = { clientId: CLIENT_ID, jkt: proof.jkt }
    const access = (await openShortSession(provider, db, settings, outcome, bound)) ?? throwWrongPassword()
    c.header('Set-Cookie', caller.setCookie)
    return c.json(sessionDescriptor.signIn.token.write(access.value, access.expiresIn))
  }
}

function throwWrongPassword(): never {
  throw new HttpError(422, 'Sai tên đăng nhập hoặc mật khẩu')
}
