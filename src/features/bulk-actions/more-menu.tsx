import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
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

interface MoreMenuProps<L> {
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onViews: () => void
  readonly onExport: () => void
  /** The saved views. */
  readonly links: readonly L[]
  readonly renderLink: (link: L, props: MoreLinkProps) => ReactNode
}

/** The menu of a list: rarely used actions, and the saved views. */
export function MoreMenu<L extends { readonly name: string }>(props: MoreMenuProps<L>) {
  const { anchor, onClose, onViews, onExport, links, renderLink } = props
  const t = useText()
  return (
    <AnchoredPopover anchor={anchor} label={t('Công cụ khác')} onClose={onClose}>
      <button type="button" className={menu.item} onClick={onExport}>
        <IconDownload size={16} stroke={1.6} aria-hidden />
        {t('Xuất CSV…')}
      </button>
      <button type="button" className={menu.item} onClick={onViews}>
        <IconBookmark size={16} stroke={1.6} aria-hidden />
        {t('Cách xem đã lưu…')}
      </button>
      {links.length > 0 && (
        <nav aria-label={t('Cách xem đã lưu')} className={classes.views}>
          <ul>
            {links.map((link) => (
              <li key={link.name}>{renderLink(link, { className: menu.item, children: link.name })}</li>
            ))}
          </ul>
        </nav>
      )}
    </AnchoredPopover>
  )
}
