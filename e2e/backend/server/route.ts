import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Db } from '../db/database.ts'
import type { Passwords } from '../identity/passwords.ts'
import type { Settings } from './settings.ts'

/** Whoever a call is made by, as the database knows them at this moment. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly permission: Permission
  /** The password was set by another person and has to be changed first. */
  readonly mustChangePassword?: true
}

/** The permissions a user can have (S6-01). */
export type Permission = 'superadmin' | 'admin' | 'business' | 'user'

/** What handlers find on the context; person, grant and jkt only behind a guard, so not on public routes. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    db: Db
    settings: Settings
    passwords: Passwords
    person: Person
    /** The sign-in that the caller's token comes from. */
    grant: string
    /** The thumbprint of the key that the caller's token is bound to. */
    jkt: string
  }
}

/**
 * Who may call: everybody, whoever is signed in, staff (admin and superadmin), superadmins alone, or staff and the person
 * whose id stands in the path as `:id`.
 */
export type Audience = 'public' | 'signed-in' | 'staff' | 'superadmin' | 'owner'

/** The methods that the table knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the back-end. The table of routes is all there is, so that tests can be made from it. */
export interface Route {
  readonly method: Method
  /** In hono's spelling: `/api/brand/:id`. */
  readonly path: string
  readonly who: Audience
  /** Also for a person who has to change the password first. */
  readonly beforePasswordChange?: true
  handle(c: Context<Env>): Response | Promise<Response>
}
