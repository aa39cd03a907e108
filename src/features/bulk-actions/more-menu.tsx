import {
  IconArrowsJoin,
  IconBookmark,
  IconClipboard,
  IconDownload,
  IconHistory,
  IconLink,
  IconTable,
  IconUpload,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import menu from '#kit/list/menu-item.module.css'
import { moveInMenu } from '#kit/list/move-in-menu.ts'
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
  /** Copies the address of the list with its columns. */
  readonly onCopyLink: () => void
  readonly onExport: () => void
  /** Opens the recent changes of many records. */
  readonly onChanges: () => void
  /** Renders the link to editing the records as a grid, if they can be edited. */
  readonly renderGrid: false | ((props: MoreLinkProps) => ReactNode)
  /** Opens the search for records that may be the same, if the entity supports it. */
  readonly onDoubles: (() => void) | undefined
  /** Renders the link to importing a file, if the entity supports it. */
  readonly renderImport: false | ((props: MoreLinkProps) => ReactNode)
  /** Renders the link to pasting rows, if the entity supports it. */
  readonly renderPaste: ((props: MoreLinkProps) => ReactNode) | undefined
}

/** The menu of a list's rarely used actions; beside the saved views, those of files are for a phone only. */
export function MoreMenu({
  anchor,
  label,
  onClose,
  onViews,
  onCopyLink,
  onExport,
  onChanges,
  renderGrid,
  onDoubles,
  renderImport,
  renderPaste,
}: MoreMenuProps) {
  const t = useText()
  return (
    <AnchoredPopover
      anchor={anchor}
      label={label}
      onClose={onClose}
      // An arrow that scrolls the page would move the button, which closes the menu.
      onKeyDown={(event) => moveInMenu(event, 'a, button')}
    >
      {onViews && (
        <button type="button" className={menu.item} onClick={onViews}>
          <IconBookmark size={16} stroke={1.6} aria-hidden />
          {t('Cách xem đã lưu…')}
        </button>
      )}
      {onViews && (
        <button type="button" className={menu.item} onClick={onCopyLink}>
          <IconLink size={16} stroke={1.6} aria-hidden />
          {t('Chép liên kết kèm cột')}
        </button>
      )}
      {onViews && (
        <button type="button" className={menu.item} onClick={onChanges}>
          <IconHistory size={16} stroke={1.6} aria-hidden />
          {t('Những lần đổi gần đây…')}
        </button>
      )}
      {onViews && onDoubles && (
        <button type="button" className={menu.item} onClick={onDoubles}>
          <IconArrowsJoin size={16} stroke={1.6} aria-hidden />
          {t('Tìm bản trùng…')}
        </button>
      )}
      <div className={onViews && classes.phone}>
        {renderGrid &&
          renderGrid({
            className: menu.item,
            children: (
              <>
                <IconTable size={16} stroke={1.6} aria-hidden />
                {t('Sửa dạng bảng')}
              </>
            ),
          })}
        {renderImport &&
          renderImport({
            className: menu.item,
            children: (
              <>
                <IconUpload size={16} stroke={1.6} aria-hidden />
                {t('Nhập từ tệp…')}
              </>
            ),
          })}
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
          {t('Xuất tệp…')}
        </button>
      </div>
    </AnchoredPopover>
  )
}
