import { messageOf } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Credentials } from '#descriptor/session-plan.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { isVietnamese } from '#text/sentences.ts'
import { type Text, text } from '#text/text.ts'
import { claimsOf, lifeOf } from './claims.ts'
import { addressOf, type Config, config } from './config.ts'
import { dpopFetch } from './dpop-fetch.ts'
import { changeDpopKey, dpopKey } from './dpop-key.ts'
import { manager } from './lazy-manager.ts'
import type { Manager } from './manager.ts'
import { mayEnter, namedIn, permissionIn, type SignInPage } from './may-enter.ts'
import { readable } from './readable.ts'
import { schedule } from './renewal.ts'
import { session } from './session.ts'
import { getSession, readStoredSession, setSession } from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import type { SignedIn } from './signed-in.ts'
import { notifyTabs } from './tabs.ts'
import { forgetTokenCalls } from './token-allowance.ts'
import { requestToken, TokenRefused } from './token-call.ts'
import { userKey } from './user-key.ts'
import { withLock } from './with-lock.ts'

/** Signing in has failed: the text that the specification asks for, and what to do next. Never a password. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly text: Text
  /** A plain sentence on what to do, null where the text is enough. */
  readonly advice: Text | null

  constructor(message: Text, advice: Text | null = null) {
    super('Signing in has failed')
    this.text = message
    this.advice = advice
  }
}

/** The role may not sign in on this page (S8-02); a token that names no role is a mistake of the configuration. */
function wrongRole(isNamed: boolean): SignInRefused {
  return new SignInRefused(
    text('Khong co quyen dang nhap'),
    isNamed
      ? text('Tài khoản này không dùng được ở đây. Bạn hãy hỏi người quản trị nhé.')
      : text(
          'Máy chủ không cho biết quyền của tài khoản. Bạn báo người quản trị xem lại cấu hình đăng nhập nhé.',
        ),
  )
}

/**
 * Why signing in cannot succeed at this address; null where it can. Outside a secure context (plain HTTP under a name that
 * is not this machine's) browsers offer no key for request proofs.
 */
export function insecureAddress(): SignInRefused | null {
  if ('subtle' in crypto) return null
  return new SignInRefused(
    text('Chỉ đăng nhập được qua HTTPS: hãy mở trang này bằng địa chỉ bắt đầu với https:// nhé.'),
  )
}

/**
 * Signs in on a page (S4-01 to S4-07) the way the configuration names; throws `SignInRefused` with the text to show. Import
 * it only from sign-in pages, so that no other page loads its code.
 */
export async function signIn(credentials: Credentials, page: SignInPage): Promise<SignedIn> {
  await session.start()
  const user = await requestSession(credentials, page)
  schedule()
  void afterSignIn()
  return session.current() ?? user
}

async function requestSession(credentials: Credentials, page: SignInPage): Promise<SignedIn> {
  const insecure = insecureAddress()
  // Before anything is sent: over plain HTTP others would read the password.
  if (insecure) throw insecure
  const admit = (token: string) => {
    const claims = claimsOf(token)
    if (!mayEnter(page, permissionIn(claims))) throw wrongRole(namedIn(claims).length > 0)
  }
  try {
    const [ready, settings] = await Promise.all([manager(), config()])
    // Not between another tab's renewal and its write; the wait for a tab that hangs is short.
    const work = async () => {
      const { pair: own } = await dpopKey()
      // Before the token is asked for: a message of another tab makes this one read the stored key again.
      const { pair } = await changeDpopKey((stored) => stored ?? own)
      await enter(ready, settings, credentials, admit)
      // Also over one that storage has not returned in time.
      await changeDpopKey(() => pair)
    }
    await withLock(work, 3000)
  } catch (error) {
    throw refusal(error)
  }
  await forgetTokenCalls()
  const now = await readStoredSession()
  if (!now) throw new SignInRefused(defaultText())
  setSession(now, 'signed-in')
  notifyTabs('signed-in')
  return now.signedIn
}

async function afterSignIn(): Promise<void> {
  const settings = await config()
  if (settings.signIn !== 'identity-provider') return
  await fillProfile(userKey(settings))
}

async function enter(
  ready: Manager,
  settings: Config,
  credentials: Credentials,
  admit: (token: string) => void,
): Promise<void> {
  if (settings.signIn === 'identity-provider') return ready.signIn(credentials, admit)
  const token = await askApi(settings, credentials)
  admit(token)
  const claims = claimsOf(token)
  const expires_at = Math.floor(Date.now() / 1000 + (lifeOf(token) ?? 0))
  const profile = { iss: '', aud: '', iat: 0, ...claims, sub: readText(claims.sub), exp: expires_at }
  await ready.keep({ access_token: token, token_type: 'Bearer', profile, expires_at })
}

// The sign-in of the API (S7-08): no Authorization yet, and a proof without `ath`.
async function askApi(settings: Config, credentials: Credentials): Promise<string> {
  const { signIn: call, headers } = sessionDescriptor
  const request = requestOf(call.operation, { body: call.body(credentials) })
  const response = await requestToken(
    new Request(addressOf(settings, request), {
      method: request.method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...headers,
        ...request.headers,
      },
      body: JSON.stringify(request.body),
      signal: AbortSignal.timeout(120_000),
    }),
    request.failure,
  )
  const token = call.token.read(response)
  if (token === '') throw new SignInRefused(readable(messageOf(response, request.failure)) || defaultText())
  return token
}

function refusal(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error
  if (error instanceof TokenRefused) return new SignInRefused(refusedText(error), refusedAdvice(error))
  return new SignInRefused(
    defaultText(),
    text('Chưa liên lạc được với máy chủ. Kiểm tra mạng rồi bấm đăng nhập lại nhé.'),
  )
}

/** The server's message, else the text for the provider's code, else its description if a person can read it. */
function refusedText(refused: Pick<TokenRefused, 'serverMessage' | 'codes'>): Text {
  const [, description = ''] = refused.codes
  const known = refused.codes.map(codeText).find((found) => found !== null)
  return refused.serverMessage || known || vietnamese(description) || defaultText()
}

function refusedAdvice({ status, retryAfter }: TokenRefused): Text | null {
  if (retryAfter !== null) return text('Bạn thử lại sau {seconds} giây nhé.', { seconds: retryAfter })
  if (status === 507) return text('Ổ đĩa của máy chủ đã đầy. Bạn báo người quản trị nhé.')
  if (status >= 500) return text('Máy chủ đang gặp sự cố. Bạn thử lại sau ít phút nhé.')
  return null
}

function codeText(code: string): Text | null {
  if (code === 'invalid_username_or_password') return text('Sai tên đăng nhập hoặc mật khẩu')
  return code === 'invalid_request' ? text('Yêu cầu không hợp lệ') : null
}

// A provider's description is meant for developers, in English, unless it is in Vietnamese.
const vietnamese = (description: string) => (isVietnamese(description) ? readable(description) : '')

function defaultText(): Text {
  return text('Dang nhap khong thanh cong!')
}

/** Reads the provider's user-info (S7-21) into the stored profile; its failure changes nothing. */
async function fillProfile(key: string): Promise<void> {
  const before = getSession()
  if (!before) return
  const info = await askUserInfo(before.signedIn.token).catch(() => null)
  // The response must be about the same person (OpenID Connect Core §5.3.2).
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
