import type { IconName } from '#descriptor/field-parts.ts'
import { type Text, text } from '#text/text.ts'

/** A command of the account menu, which the palette offers too: a page, or something to run. */
export type Command = { readonly title: Text; readonly icon: IconName } & (
  | { readonly to: string; readonly run?: undefined }
  | { readonly run: () => void; readonly to?: undefined }
)

/** The commands of the account menu. */
export function accountCommands(onShortcuts: () => void, onSignOut: () => void): readonly Command[] {
  return [
    { title: text('Hồ sơ của tôi'), icon: 'IconUserCircle', to: '/user' },
    { title: text('Đổi mật khẩu'), icon: 'IconLockPassword', to: '/user/password' },
    { title: text('Phím tắt'), icon: 'IconList', run: onShortcuts },
    { title: text('Đăng xuất'), icon: 'IconLogout', run: onSignOut },
  ]
}
