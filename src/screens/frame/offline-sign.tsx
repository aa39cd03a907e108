import { useNetwork } from '@mantine/hooks'
import { IconWifiOff as IconOffline } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import classes from './offline-sign.module.css'

/** The sign of a lost network connection, above everything, so that it is visible beside an open form too. */
export function OfflineSign() {
  const t = useText()
  const { online } = useNetwork()
  return (
    <div aria-live="polite" className={classes.place}>
      {!online && (
        <span className={classes.sign}>
          <IconOffline size={16} stroke={1.8} aria-hidden />
          {t('Đang mất mạng: nội dung bạn nhập vẫn còn, chưa lưu được.')}
        </span>
      )}
    </div>
  )
}
