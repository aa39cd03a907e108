import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { FailureText } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Db } from '../db/database.ts'
import type { Passwords } from '../identity/passwords.ts'
import type { Settings } from './settings.ts'

/** The authenticated user of a request, as currently stored. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly permission: Permission
  /** The password was set by an administrator and must be changed first. */
  readonly mustChangePassword?: true
}

/** The permissions a user can have (S6-01). */
export type Permission = 'superadmin' | 'admin' | 'business' | 'user'

/** The context of a handler; `person`, `grant` and `jkt` are unset on public routes. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    db: Db
    settings: Settings
    passwords: Passwords
    person: Person
    /** The foreign origins whose pictures the content security policy allows. */
    pictureOrigins: readonly string[]
    /** The grant of the caller's token. */
    grant: string
    /** The thumbprint of the key that the caller's token is bound to. */
    jkt: string
    /** The shape of the call's refusals, where it is not the usual one. */
    failure?: FailureText | undefined
  }
}

/**
 * The audience of a route: everyone, signed-in users, staff (admin and superadmin), superadmins, or staff and the user with
 * the id `:id` of the path.
 */
export type Audience = 'public' | 'signed-in' | 'staff' | 'superadmin' | 'owner'

/** The methods of routes. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One route. The table of routes is complete: tests iterate over it. */
export interface Route {
  readonly method: Method
  /** In hono's syntax: `/api/brand/:id`. */
  readonly path: string
  readonly who: Audience
  /** Also allowed while the password must be changed first. */
  readonly beforePasswordChange?: true
  handle(c: Context<Env>): Response | Promise<Response>
}

/** The method and path of an operation as those of a route. */
export function addressOf({ method, path }: Operation): Pick<Route, 'method' | 'path'> {
  return { method, path: path.replace(/\{_id\}/g, ':id').replace(/\{(\w+)\}/g, ':$1') }
}
