/** The one row of the store settings. */
export function storeSettings(): Record<string, unknown> {
  return {
    name: 'Bến – mua hộ và vận chuyển hàng Nhật',
    phone: '024 3200 1234',
    hotline: '1900 0123',
    email: 'xinchao@ben.example',
    address: 'Số 12 ngõ 5 phố Láng Hạ, quận Đống Đa, Hà Nội',
    opening_hours: 'Thứ Hai – thứ Bảy, 8:30 – 18:00',
    facebook: 'https://www.facebook.com/ben.example',
    zalo: 'https://zalo.me/ben.example',
    youtube: '',
    payment_methods: ['TRANSFER', 'CASH'],
    instructions: [
      '<h2>Nhận hàng tại cửa hàng</h2>',
      '<p>Khách mang theo <strong>mã đơn</strong> và số điện thoại đã đăng ký. Kiểm hàng ngay tại quầy trước khi ký nhận.</p>',
      '<ul><li><p>Hàng trên 20 kg: gọi trước một ngày để kho chuẩn bị xe đẩy.</p></li>',
      '<li><p>Hàng dễ vỡ: quay lại lúc mở thùng.</p></li></ul>',
    ].join(''),
  }
}
