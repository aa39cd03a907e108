import { sessionDescriptor } from '#resources/session.ts'
import { user } from '#resources/user.ts'
import type { ApiCall } from './api-call.ts'
import { addressed, json } from './api-call.ts'
import { type JsonSchema, objectSchema, schemaRef } from './json-schema.ts'

const text: JsonSchema = { type: 'string' }
const permission: JsonSchema = { enum: ['superadmin', 'admin', 'business', 'user'] }
const done: JsonSchema = objectSchema({ code: { const: 1 }, message: text })

/** The body of a refusal of the identity provider (RFC 6749 §5.2). */
const oauthError: JsonSchema = objectSchema({ error: text, error_description: text }, ['error'])

const claims = objectSchema({ sub: text, name: text, preferred_username: text, permission })

/** The fields of the token endpoint: the password grant with the fields of the app (S7-19), or the refresh grant (S7-20). */
const tokenRequest: JsonSchema = {
  ...objectSchema(
    {
      grant_type: { enum: ['password', 'refresh_token'] },
      client_id: { type: 'string', examples: ['admin'] },
      client_secret: { type: 'string', description: 'Blank: the client is public.' },
      username: text,
      password: text,
      refresh_token: text,
      scope: { type: 'string', examples: ['openid profile full_access offline_access'] },
      provider: text,
      token_id: text,
    },
    ['grant_type', 'client_id'],
  ),
}

const tokenAnswer = objectSchema(
  {
    access_token: {
      type: 'string',
      description: 'A JWT with the claim `permission`, bound to the key of the proof.',
    },
    token_type: { const: 'DPoP' },
    expires_in: { type: 'integer' },
    scope: text,
    refresh_token: text,
    id_token: text,
  },
  ['access_token', 'token_type', 'expires_in'],
)

const identityCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/idp/token',
    operationId: 'sessionToken',
    tag: 'session',
    summary: 'Signs in by the password grant, or renews the tokens by the refresh grant',
    body: { 'application/x-www-form-urlencoded': tokenRequest },
    answer: json(tokenAnswer),
    credentials: 'proof',
    refusals: [400, 429],
    refusal: oauthError,
  },
  {
    method: 'POST',
    path: '/idp/token/revocation',
    operationId: 'sessionRevoke',
    tag: 'session',
    summary: 'Ends the session of a token (RFC 7009)',
    body: {
      'application/x-www-form-urlencoded': objectSchema(
        { token: text, client_id: text, token_type_hint: text },
        ['token', 'client_id'],
      ),
    },
    answer: {},
    credentials: 'none',
    refusals: [400],
    refusal: oauthError,
  },
  {
    method: 'GET',
    path: '/idp/.well-known/openid-configuration',
    operationId: 'sessionDiscovery',
    tag: 'session',
    summary: 'The endpoints of the identity provider (OpenID Connect Discovery)',
    answer: json(
      objectSchema({ issuer: text, token_endpoint: text, userinfo_endpoint: text, jwks_uri: text }),
    ),
    credentials: 'none',
    refusal: oauthError,
  },
  {
    method: 'GET',
    path: '/idp/jwks',
    operationId: 'sessionKeys',
    tag: 'session',
    summary: 'The public keys of the tokens',
    answer: {
      'application/jwk-set+json': objectSchema({ keys: { type: 'array', items: { type: 'object' } } }),
    },
    credentials: 'none',
    refusal: oauthError,
  },
  {
    method: 'GET',
    path: '/idp/me',
    operationId: 'sessionUserInfo',
    tag: 'session',
    summary: 'The claims of the signed-in user',
    answer: json(claims),
  },
]

/** The calls of the session (S7-08 to S7-12, S7-15, S7-19 to S7-21): sign-in, current user, passwords. */
export const sessionCalls: readonly ApiCall[] = [
  ...identityCalls,
  {
    ...addressed(sessionDescriptor.signIn.operation),
    operationId: 'sessionLogin',
    tag: 'session',
    summary: 'Signs in without an identity provider; the token cannot be renewed',
    body: json(
      objectSchema({ username: text, password: text, provider: text, social_token: text }, [
        'username',
        'password',
      ]),
    ),
    answer: json(
      objectSchema({
        code: { const: 1 },
        message: text,
        access: objectSchema({ token: text, expires_in: { type: 'integer' } }),
      }),
    ),
    credentials: 'proof',
    refusals: [400, 413, 415, 422, 429],
  },
  {
    ...addressed(sessionDescriptor.profile),
    operationId: 'sessionCurrent',
    tag: 'session',
    summary: 'The record of the signed-in user',
    answer: json(
      objectSchema({
        code: { const: 1 },
        data: { allOf: [schemaRef('User'), objectSchema({ permissions: permission })] },
      }),
    ),
    isTagged: true,
    refusals: [404],
  },
  {
    ...addressed(sessionDescriptor.currentUser),
    operationId: 'sessionCheck',
    tag: 'session',
    summary: 'The id and the permission of the signed-in user',
    answer: json(
      objectSchema({
        code: { const: 1 },
        data: objectSchema({ id: text, permissions: permission, must_change_password: { const: true } }, [
          'id',
          'permissions',
        ]),
      }),
    ),
  },
  {
    ...addressed(sessionDescriptor.passwords.change),
    operationId: 'sessionChangePassword',
    tag: 'session',
    summary: 'Changes the own password',
    body: json(
      objectSchema({ id: text, old_password: text, new_password: text }, ['old_password', 'new_password']),
    ),
    answer: json(done),
    refusals: [400, 413, 415, 422, 429],
  },
  {
    ...addressed(sessionDescriptor.passwords.set),
    operationId: 'userChangePassword',
    tag: user.name,
    summary: 'Sets the password of another user, who must change it at the next sign-in',
    body: json(objectSchema({ password: text })),
    answer: json(done),
    refusals: [400, 404, 413, 415, 422],
  },
]
