import { type StateStore, User, UserManager } from 'oidc-client-ts'
import { readText } from '#descriptor/read.ts'
import type { Credentials } from '#descriptor/session-plan.ts'
import type { Config } from './config.ts'
import { sharedStore } from './shared-store.ts'
import { postToken, RenewalInvalid } from './token-call.ts'
import { prefix } from './user-key.ts'

/** Seconds that a renewal may take; a provider that responds after ten is slow, not gone. */
const renewalTimeout = 30

/** Seconds that signing in may take (S7-04). */
const signInTimeout = 120

/** oidc-client-ts' UserManager, its token calls sent with a proof. */
export class Manager extends UserManager {
  readonly #users: UserStore
  #isRenewed = false

  constructor(config: Config) {
    const users = new UserStore()
    super(settingsOf(config, users))
    this.#users = users
    sendThrough(this._client, async (url, post) => {
      const response = await postToken(url, post)
      this.#isRenewed ||= post.body.get('grant_type') === 'refresh_token'
      return response
    })
  }

  /** The password grant; `admit` sees the access token before anything is stored, and may throw. */
  async signIn(credentials: Credentials, admit: (token: string) => void): Promise<void> {
    const response = await this._client.processResourceOwnerPasswordCredentials({
      username: credentials.username,
      password: credentials.password,
      skipUserInfo: true,
      extraTokenParams: { provider: credentials.provider ?? '', token_id: credentials.social_token ?? '' },
    })
    admit(response.access_token)
    await this.keep(response)
  }

  /** Stores who has signed in; also for a token that came another way than from the identity provider. */
  async keep(user: ConstructorParameters<typeof User>[0]): Promise<void> {
    await this.#users.put(this._userStoreKey, new User(user).toStorageString())
  }

  /**
   * The silent renewal by the refresh grant; writes only while `raw` is still what is stored. Throws `RenewalInvalid` for
   * new tokens that the library does not accept (OpenID Connect Core §12.2).
   */
  async renew(raw: string): Promise<void> {
    this.#isRenewed = false
    try {
      await this.#users.replacing(raw, () =>
        this.signinSilent({ silentRequestTimeoutInSeconds: renewalTimeout }),
      )
    } catch (error) {
      throw this.#isRenewed ? new RenewalInvalid(error) : error
    }
    // The library's timers tick every few seconds and, late in a token's life, at every reading: ours renews.
    void this.events.unload()
  }
}

function settingsOf({ identity }: Config, store: StateStore): ConstructorParameters<typeof UserManager>[0] {
  const endpoints = identity.metadata ?? {}
  return {
    authority: identity.authority,
    client_id: identity.clientId,
    client_secret: identity.clientSecret ?? undefined,
    scope: identity.scope,
    redirect_uri: `${location.origin}/admin`,
    response_type: 'token id_token',
    // Whole metadata saves the discovery call; anything less is laid over what discovery finds.
    ...(endpoints.token_endpoint ? { metadata: endpoints } : { metadataSeed: endpoints }),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: signInTimeout,
    userStore: store,
    stateStore: store,
  }
}

/**
 * Replaces the library's form post: it sends no proof with the password grant, corrects no wrong clock, and its errors keep the
 * posted password. It is in private fields of the pinned version 3.5.0; a test checks them.
 */
function sendThrough(client: object, postForm: typeof postToken): void {
  const { _tokenClient } = client as { _tokenClient: { _jsonService: { postForm: typeof postToken } } }
  _tokenClient._jsonService.postForm = postForm
}

/** Where oidc-client-ts keeps the user and its state: asynchronous, because tabs read a stale localStorage. */
class UserStore implements StateStore {
  #expected: string | null = null

  /** While `work` runs, a write only replaces this stored text: a renewal must not bring back who has signed out. */
  async replacing<T>(raw: string, work: () => Promise<T>): Promise<T> {
    this.#expected = raw
    try {
      return await work()
    } finally {
      this.#expected = null
    }
  }

  async get(key: string): Promise<string | null> {
    return readText(await sharedStore.get(prefix + key)) || null
  }

  async set(key: string, value: string): Promise<void> {
    const expected = this.#expected
    if (expected === null) return sharedStore.set(prefix + key, value)
    await sharedStore.change(prefix + key, (old) => (old === expected ? value : old))
  }

  /** Stores a user that has signed in, also over one whose renewal is running. */
  async put(key: string, value: string): Promise<void> {
    await sharedStore.set(prefix + key, value)
  }

  async remove(key: string): Promise<string | null> {
    const old = await this.get(key)
    await sharedStore.remove(prefix + key)
    return old
  }

  async getAllKeys(): Promise<string[]> {
    const keys = (await sharedStore.entries()).map(([key]) => key)
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }
}
