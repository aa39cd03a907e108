import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { formatNumber } from '#text/format.ts'
import menu from './menu-item.module.css'
import { useFitting } from './use-fitting.ts'
import classes from './views-tabs.module.css'

// Preloaded on hover or focus.
const AnchoredPopover = lazyComponent(
  async () => (await import('./anchored-popover.tsx')).AnchoredPopover,
  LazyDialogFailure,
)

/** A view of a list, such as "Nổi bật". */
export interface View {
  readonly key: string
  readonly label: string
  /** The number of its records, once it is known. */
  readonly count?: number | undefined
  /** Who has saved the view: it has a star, or a sign of people for one that the team shares. */
  readonly owner?: 'user' | 'team' | undefined
}

/** The props of the link of a view. */
export interface ViewLinkProps {
  readonly className: string | undefined
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

interface ViewsTabsProps<V extends View> {
  readonly views: readonly V[]
  /** The key of the current view; null when none matches. */
  readonly active: string | null
  readonly renderLink: (view: V, props: ViewLinkProps) => ReactNode
  readonly label?: string
  /** Renders a button beside the tab of the current view. */
  readonly renderEnd?: (view: V) => ReactNode
  /** A mark beside the current view, also where that is in the menu. */
  readonly mark?: ReactNode
}

/**
 * The views of a list as links in one line, so that each one can be shared and reached by Back. Views that do
 * not fit are in a menu at the end; on a phone the line scrolls.
 */
export function ViewsTabs<V extends View>(props: ViewsTabsProps<V>) {
  const { views, active, renderLink, label, renderEnd, mark } = props
  const t = useText()
  const [line, fitting] = useFitting<HTMLUListElement>(active)
  const linkProps = (view: V, className: string | undefined): ViewLinkProps => ({
    className,
    'aria-current': view.key === active ? 'page' : undefined,
    children: <TabLabel view={view} />,
  })
  const hidden = views.slice(fitting).find(({ key }) => key === active)
  return (
    <nav className={classes.views} aria-label={label ?? t('Kiểu xem')}>
      <ul ref={line}>
        {views.map((view, at) => (
          <li key={view.key} data-hidden={at >= fitting || undefined}>
            {renderLink(view, linkProps(view, classes.link))}
            {view.key === active && mark}
            {view.key === active && renderEnd?.(view)}
          </li>
        ))}
      </ul>
      {fitting < views.length && (
        <MoreViews active={active} current={hidden?.label}>
          {views.slice(fitting).map((view) => (
            <div key={view.key}>{renderLink(view, linkProps(view, menu.item))}</div>
          ))}
        </MoreViews>
      )}
      {hidden && mark}
    </nav>
  )
}

function TabLabel({ view: { label, count, owner } }: { readonly view: View }) {
  const t = useText()
  return (
    <>
      {label}
      {count !== undefined && <span className={classes.count}> {formatNumber(count)}</span>}
      {owner === 'user' && <span aria-hidden> ★</span>}
      {owner === 'team' && (
        <>
          {' '}
          <IconUsers
            size={13}
            stroke={1.6}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an icon of the set is no image file
            role="img"
            aria-label={t('của nhóm')}
          />
        </>
      )}
    </>
  )
}

interface MoreViewsProps {
  /** The key of the current view: the menu closes when it changes. */
  readonly active: string | null
  /** The label of the current view, if it is in the menu. */
  readonly current: string | undefined
  readonly children: ReactNode
}

function MoreViews({ active, current, children }: MoreViewsProps) {
  const t = useText()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; active: string | null } | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const anchor = opened?.active === active ? opened.anchor : null
  const preload = () => void AnchoredPopover.preload().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={classes.more}
        data-current={current !== undefined || undefined}
        aria-haspopup="dialog"
        aria-label={t('Thêm cách xem')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => setOpened(anchor ? null : { anchor: event.currentTarget, active })}
      >
        {current ?? t('Thêm')}
        <span aria-hidden> ▾</span>
      </button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label={t('Thêm cách xem')} onClose={close}>
          {children}
        </AnchoredPopover>
      )}
    </>
  )
}
