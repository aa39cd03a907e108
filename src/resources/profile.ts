import { defineResource, get, hasCode, put } from '#descriptor/index.ts'
import { user } from './user.ts'

const { active: _, created_at: _made, updated_at: _changed, ...fields } = user.fields

const readOnly = {
  readOnly: true,
  required: false,
  help: 'Quản trị viên khác đổi giúp bạn được ô này.',
} as const

/**
 * The user's own record (S7-09, S7-11): read with the session, saved as a user. It is not an entity of the table; its
 * route names it.
 */
export const profile = defineResource({
  name: 'profile',
  path: '/user',
  title: 'Hồ sơ của tôi',
  noun: 'hồ sơ của tôi',
  group: 'system',
  icon: 'IconUserCircle',
  operations: {
    read: get('/api/session'),
    save: put('/api/user/{id}', { succeeds: hasCode }),
  },
  texts: {
    refused: 'Cap nhat that bai!',
    unreachable: 'Cap nhat that bai!',
    saved: 'Cap nhat thanh cong',
    serverMessageFirst: true,
  },
  fields: {
    ...fields,
    // Only an admin may change the sign-in name and the permission.
    username: { ...fields.username, ...readOnly },
    permission: { ...fields.permission, ...readOnly },
  },
  form: {
    sections: [
      {
        title: 'Tài khoản',
        rows: [
          ['name', 'username'],
          ['email', 'phone'],
        ],
      },
      { title: 'Cá nhân', rows: [['birthday', 'gender'], ['address']] },
    ],
    side: ['avatar', 'permission'],
  },
})
