import { get, post, put } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { defineSession } from '#descriptor/session-plan.ts'
import { hasCode } from '#descriptor/success.ts'

/** The session: sign-in, the signed-in user, roles and uploads. The identity provider is configured in `config.json`. */
export const sessionDescriptor = defineSession({
  // `lang` is the same in every language of the interface (S7-01).
  headers: { lang: 'vi' },
  ended: { status: 401, message: 'UNAUTHORIZED' },
  signIn: {
    operation: post('/api/login'),
    body: ({ username, password, provider = '', social_token = '' }) => {
      return { username, password, provider, social_token }
    },
    token: {
      read: (body) => readText(isRecord(body) && isRecord(body.access) ? body.access.token : ''),
      write: (token, expires_in) => ({ code: 1, message: '', access: { token, expires_in } }),
    },
  },
  currentUser: post('/api/auth/valid/token'),
  profile: get('/api/session'),
  passwords: {
    change: post('/api/auth/password/change', { succeeds: hasCode }),
    set: put('/api/users/change-password/{id}', { succeeds: hasCode }),
  },
  uploads: {
    // The path is misspelt in the specification (S7-104).
    picture: post('/api/image/uoload'),
    // Uploads of the file manager go to the CDN (S7-106).
    file: post('/api/file-manager/upload-single', { base: 'cdn' }),
  },
  roles: {
    permissions: ['superadmin', 'admin', 'business', 'user'],
    pages: { login: ['admin', 'business'], admin: ['superadmin', 'admin'] },
    admins: ['superadmin', 'admin'],
    namedIn: ({ permission, permissions }) => [permission, permissions].flat(),
  },
})
