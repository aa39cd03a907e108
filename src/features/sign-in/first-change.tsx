import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { useText } from '#hooks/use-text.ts'

/** Explains why the password must be changed first: another person has set the current one. */
export function FirstChange() {
  const t = useText()
  return (
    <Alert
      variant="light"
      icon={<IconKey aria-hidden />}
      title={t('Bạn đặt mật khẩu của riêng mình trước nhé')}
      mb="md"
    >
      {t('Mật khẩu hiện tại là mật khẩu tạm do người khác đặt. Đổi xong là bạn vào làm việc ngay.')}
    </Alert>
  )
}
