import { IconPlugConnectedX as IconDisconnected } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { screenHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import classes from './contract-mark.module.css'
import { contractTab } from './contract-tab.ts'
import { useDepartures } from './use-departures.ts'

/** The number of departures in the top bar, a link to them; nothing as long as there are none. */
export function ContractMark() {
  const t = useText()
  const count = formatNumber(useDepartures().length)
  if (count === '0') return null
  const title = t('API khác với mô tả: {count} chỗ', { count })
  return (
    <AppLink to={screenHref(contractTab)} className={classes.mark} title={title} aria-label={title}>
      <IconDisconnected size={18} stroke={1.6} aria-hidden />
      <span>{count}</span>
    </AppLink>
  )
}
