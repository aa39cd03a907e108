import { Button, CloseButton } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './bulk-actions.module.css'

interface SelectionBarProps {
  readonly count: number
  /** The number of selected rows on other pages. */
  readonly elsewhere: number
  /** The offer to select the rows of all pages. */
  readonly offer:
    | { readonly label: string; readonly isBusy: boolean; readonly onSelectAll: () => void }
    | undefined
  /** The toggle fields that can be set, by name. */
  readonly switches: readonly { readonly name: string; readonly label: string }[]
  readonly onSwitch: (name: string, to: boolean) => void
  readonly onDelete: (() => void) | undefined
  readonly onClear: () => void
}

/** The actions on the selected rows. */
export function SelectionBar({
  count,
  elsewhere,
  offer,
  switches,
  onSwitch,
  onDelete,
  onClear,
}: SelectionBarProps) {
  const t = useText()
  return (
    <section className={classes.bar} aria-label={t('Các mục đã chọn')}>
      <output className={classes.count}>
        {t('Đã chọn {n}', { n: formatNumber(count) })}
        {elsewhere > 0 && (
          <span className={classes.more}> {t('({n} ở trang khác)', { n: formatNumber(elsewhere) })}</span>
        )}
      </output>
      {offer && (
        <Button variant="subtle" size="compact-md" loading={offer.isBusy} onClick={offer.onSelectAll}>
          {offer.label}
        </Button>
      )}
      {switches.map(({ name, label }) => (
        <fieldset key={name} className={classes.group} aria-label={label}>
          <span>{label}</span>
          <Button variant="default" size="compact-md" onClick={() => onSwitch(name, true)}>
            {t('Bật')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => onSwitch(name, false)}>
            {t('Tắt')}
          </Button>
        </fieldset>
      ))}
      {onDelete && (
        <Button variant="light" color="red" size="compact-md" onClick={onDelete}>
          {t('Xóa…')}
        </Button>
      )}
      <CloseButton size={28} aria-label={t('Bỏ chọn')} title={t('Bỏ chọn (Esc)')} onClick={onClear} />
    </section>
  )
}
