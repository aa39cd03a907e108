import {
  birthday,
  choice,
  defineResource,
  del,
  email,
  get,
  hasCode,
  image,
  phone,
  post,
  put,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Users (S3-34, S5-08, S7-13 to S7-16): the response to a save must contain a code; the form of a user is at `/user?id=`. */
export const user = defineResource({
  name: 'user',
  path: '/users',
  title: 'Người dùng',
  noun: 'người dùng',
  group: 'system',
  icon: 'IconUsers',
  operations: {
    list: get('/api/users'),
    one: get('/api/user-info/{id}'),
    create: post('/api/user', { succeeds: hasCode }),
    update: put('/api/user/{id}', { succeeds: hasCode }),
    remove: del('/api/users/delete/{id}'),
  },
  texts: { refused: 'Lưu thất bại!', unreachable: 'Lưu thất bại!', serverMessageFirst: true },
  fields: {
    name: text('Họ tên', { required: true, max: 120 }),
    username: text('Tên đăng nhập', { required: true, max: 60, unique: true, identifier: true }),
    email: email('Email', { required: true, unique: true }),
    phone: phone('Điện thoại'),
    birthday: birthday('Ngày sinh'),
    gender: choice('Giới tính', { male: 'Nam', female: 'Nữ', other: 'Khác' }),
    avatar: image('Ảnh đại diện', {
      upload: post('/api/user-info/avatar'),
      advised: { width: 400, height: 400, fixedRatio: true },
    }),
    address: text('Địa chỉ'),
    permission: choice(
      'Quyền',
      { admin: 'Quản trị viên', user: 'Người dùng' },
      {
        required: true,
        initial: 'user',
        legacyOptions: { superadmin: 'Quản trị cấp cao', business: 'Kinh doanh' },
        alias: ['permissions'],
      },
    ),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    lead: { detail: ['username'] },
    state: 'active',
    columns: ['permission', 'email', 'phone'],
    sort: ['name', 'username', 'email', 'updated_at'],
    search: true,
    filters: ['permission', 'created_at', 'active'],
  },
  form: {
    path: '/user',
    idIn: 'query',
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
    side: ['avatar', 'permission', 'active'],
  },
  quote: {
    customer: {
      reach: ['phone', 'email'],
      address: { field: 'gender', words: { male: 'anh', female: 'chị' } },
    },
  },
  restrictions: [
    {
      when: ({ id }, actor) => id === actor.id,
      refuses: ['remove'],
      locked: ['permission', 'active'],
      reason: 'Đây là tài khoản của bạn: quyền và trạng thái của nó do quản trị viên khác đổi.',
    },
    {
      when: ({ permission }, actor) => permission === 'superadmin' && actor.permission !== 'superadmin',
      refuses: ['save', 'remove', 'setPassword'],
      reason: 'Bạn chỉ xem được: tài khoản quản trị cấp cao do quản trị cấp cao đổi.',
    },
  ],
})
