import type { Operation } from './operation.ts'
import type { Raw } from './read.ts'

/** The credentials of the sign-in form, and those that a social button would add (S3-41). */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly provider?: string
  readonly social_token?: string
}

/** An access token in the response to a sign-in: the app reads it, the back-end writes it. */
export interface TokenEnvelope {
  /** Reads a body; '' without a token. */
  readonly read: (body: unknown) => string
  readonly write: (token: string, expiresIn: number) => Raw
}

/** The roles of users: what they are called, where they may sign in, and which may administrate. */
export interface Roles<P extends string, Page extends string> {
  /** The permissions, the widest first. */
  readonly permissions: readonly P[]
  /** The permissions that each sign-in page admits. */
  readonly pages: Readonly<Record<Page, readonly P[]>>
  /** The permissions that may use the private screens. */
  readonly admins: readonly P[]
  /** The permissions that a record or the claims of a token name, also unknown ones. */
  readonly namedIn: (raw: Raw) => readonly unknown[]
}

/** The calls and rules of the session: one descriptor for the app, as entities have one each. */
export interface SessionPlan<P extends string, Page extends string> {
  /** The headers of every call of a signed-in user, and of the sign-in. */
  readonly headers: Readonly<Record<string, string>>
  /** The responses that end the session (S4-23, S4-24): their status, or their message with any status. */
  readonly ended: { readonly status: number; readonly message: string }
  /** The sign-in of a back-end without an identity provider: `signIn` in `config.json` chooses it. */
  readonly signIn: {
    readonly operation: Operation
    readonly body: (credentials: Credentials) => Raw
    readonly token: TokenEnvelope
  }
  /** The look-up of the current user. */
  readonly currentUser: Operation
  /** The name and e-mail address of the current user. */
  readonly profile: Operation
  /** The calls of passwords. */
  readonly passwords: {
    /** Changes the own password. */
    readonly change: Operation
    /** Sets the password of another user. */
    readonly set: Operation
  }
  /** The calls that send files. */
  readonly uploads: {
    /** A picture of a form or of the editor. */
    readonly picture: Operation
    /** A file of the file manager. */
    readonly file: Operation
  }
  /** The roles of users. */
  readonly roles: Roles<P, Page>
}

/** Keeps the names of the permissions and of the sign-in pages in the type of the descriptor. */
export const defineSession = <const P extends string, const Page extends string>(
  plan: SessionPlan<P, Page>,
): SessionPlan<P, Page> => plan
