import { Kbd } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import classes from './search-button.module.css'

interface SearchButtonProps {
  readonly onOpen: () => void
  /** Called on hover or focus. */
  readonly onIntent: () => void
}

/** The button of the command palette; on a phone only its icon. */
export function SearchButton({ onOpen, onIntent }: SearchButtonProps) {
  const t = useText()
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={classes.words}>{t('Tìm hoặc đi tới…')}</span>
      <Kbd bd="none" visibleFrom="sm" aria-hidden>
        Ctrl K
      </Kbd>
    </button>
  )
}
