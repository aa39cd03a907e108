/** A new user as a form sends it. */
export const lan = {
  username: 'lan',
  name: 'Nguyễn Thị Lan',
  email: 'lan@cty.vn',
  permission: 'admin',
  active: true,
}
