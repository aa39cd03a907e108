import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import menu from '#kit/list/menu-item.module.css'
import classes from './more-menu.module.css'

/** The props of a link in the menu. */
export interface MoreLinkProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface MoreMenuProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly onClose: () => void
  /** Opens the saved views; without it the menu has only the files. */
  readonly onViews: (() => void) | undefined
  readonly onExport: () => void
  /** Renders the link to pasting rows, if the entity supports it. */
  readonly renderPaste: ((props: MoreLinkProps) => ReactNode) | undefined
}

/** The menu of a list's rarely used actions; beside the saved views, those of files are for a phone only. */
export function MoreMenu({ anchor, label, onClose, onViews, onExport, renderPaste }: MoreMenuProps) {
  const t = useText()
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      {onViews && (
        <button type="button" className={menu.item} onClick={onViews}>
          <IconBookmark size={16} stroke={1.6} aria-hidden />
          {t('Cách xem đã lưu…')}
        </button>
      )}
      <div className={onViews && classes.phone}>
        {renderPaste?.({
          className: menu.item,
          children: (
            <>
              <IconClipboard size={16} stroke={1.6} aria-hidden />
              {t('Dán từ bảng tính')}
            </>
          ),
        })}
        <button type="button" className={menu.item} onClick={onExport}>
          <IconDownload size={16} stroke={1.6} aria-hidden />
          {t('Xuất CSV…')}
        </button>
      </div>
    </AnchoredPopover>
  )
}
