import { IconKey } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { Alert } from '#kit/alert.tsx'

/** Explains why the password must be changed first: another person has set the current one. */
export function FirstChange() {
  const t = useText()
  return (
    <Alert
      icon={<IconKey size={20} aria-hidden />}
      title={t('Bạn đặt mật khẩu của riêng mình trước nhé')}
      gap="after"
    >
      {t('Mật khẩu hiện tại là mật khẩu tạm do người khác đặt. Đổi xong là bạn vào làm việc ngay.')}
    </Alert>
  )
}
