import { useText } from '#hooks/use-text.ts'
import { TextButton } from '#kit/text-button.tsx'
import classes from './palette.module.css'

interface PaletteFootProps {
  readonly isBusy: boolean
  /** Whether there is no item to choose. */
  readonly isEmpty: boolean
  /** The titles of the entities whose search failed. */
  readonly failed: readonly string[]
  readonly onRetry: () => void
  /** Searches the lists that a phrase is not searched in at once; undefined where there are none. */
  readonly onFurther: (() => void) | undefined
}

/** The footer of the palette: the state of the search, and the keys. */
export function PaletteFoot({ isBusy, isEmpty, failed, onRetry, onFurther }: PaletteFootProps) {
  const t = useText()
  const found = isBusy ? t('Đang tìm…') : isEmpty ? t('Không thấy gì khớp') : ''
  const status =
    failed.length > 0 && !isBusy ? t('Chưa tìm được trong: {names}.', { names: failed.join(', ') }) : found
  return (
    <footer className={classes.foot}>
      <output>{status}</output>
      {failed.length > 0 && !isBusy && <TextButton onClick={onRetry}>{t('Thử lại')}</TextButton>}
      {onFurther && !isBusy && <TextButton onClick={onFurther}>{t('Tìm trong danh sách khác')}</TextButton>}
      <span className={classes.keys} aria-hidden>
        {t('↑ ↓ chọn · Enter mở · Esc đóng')}
      </span>
    </footer>
  )
}
