import {
  defineResource,
  email,
  get,
  longText,
  manyChoice,
  phone,
  post,
  richText,
  text,
  url,
} from '#descriptor/index.ts'

/** Store settings (S3-30, S3-31, S7-94, S7-95): one record without an id, read and saved as a whole. */
export const store = defineResource({
  name: 'store',
  path: '/systems',
  title: 'Cài đặt cửa hàng',
  noun: 'cài đặt cửa hàng',
  group: 'system',
  icon: 'IconBuildingWarehouse',
  operations: {
    read: get('/api/store'),
    save: post('/api/store/update'),
  },
  fields: {
    name: text('Tên cửa hàng', { max: 120 }),
    phone: phone('Điện thoại'),
    hotline: phone('Đường dây nóng'),
    email: email('Email'),
    address: text('Địa chỉ'),
    opening_hours: longText('Giờ mở cửa', { max: 500 }),
    facebook: url('Facebook'),
    zalo: url('Zalo'),
    youtube: url('YouTube'),
    payment_methods: manyChoice('Phương thức thanh toán', {
      TRANSFER: 'Chuyển khoản',
      CASH: 'Tiền mặt',
      OTHER: 'Khác',
    }),
    instructions: richText('Hướng dẫn'),
  },
  form: {
    sections: [
      { title: 'Cửa hàng', rows: [['name'], ['address'], ['opening_hours']] },
      { title: 'Liên hệ', rows: [['phone', 'hotline'], ['email'], ['facebook', 'zalo', 'youtube']] },
      { title: 'Hướng dẫn cho khách', rows: [['instructions']] },
    ],
    side: ['payment_methods'],
  },
})
