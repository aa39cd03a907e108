import { ActionIcon, Group, UnstyledButton } from '@mantine/core'
import { useScroller } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './views-tabs.module.css'

/** A view of a list, such as "Nổi bật". */
export interface TabView {
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

interface ViewsTabsProps<V extends TabView> {
  readonly views: readonly V[]
  /** The key of the current view; null when none matches. */
  readonly active: string | null
  readonly renderLink: (view: V, props: ViewLinkProps) => ReactNode
  readonly label?: string
  /** Renders a button beside the tab of the current view. */
  readonly renderEnd?: (view: V) => ReactNode
  /** A mark beside the current view. */
  readonly mark?: ReactNode
}

/**
 * The views of a list as links, so that each one can be shared and reached by Back, in one line that scrolls where they do
 * not fit.
 */
export function ViewsTabs<V extends TabView>(props: ViewsTabsProps<V>) {
  const { views, active, renderLink, label, renderEnd, mark } = props
  const t = useText()
  const nav = useRef<HTMLDivElement>(null)
  const { ref, canScrollStart, canScrollEnd, scrollStart, scrollEnd } = useScroller()
  const scrolls = canScrollStart || canScrollEnd
  useEffect(() => {
    const link =
      active === null || !scrolls ? null : nav.current?.querySelector<HTMLElement>('[aria-current]')
    const line = link?.closest('ul')
    // Not `scrollIntoView`, which would scroll the page as well.
    if (link && line) line.scrollLeft = link.offsetLeft - line.offsetLeft - 24
  }, [active, scrolls])
  return (
    <Group
      component="nav"
      ref={nav}
      className={classes.views}
      gap={2}
      wrap="nowrap"
      aria-label={label ?? t('Kiểu xem')}
    >
      {canScrollStart && (
        <ActionIcon visibleFrom="sm" tabIndex={-1} aria-label={t('Cách xem trước')} onClick={scrollStart}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
      )}
      <Group component="ul" ref={ref} className={classes.line} gap={2} wrap="nowrap">
        {views.map((view) => (
          <Group component="li" key={view.key} gap={0} wrap="nowrap" flex="none">
            {renderLink(view, {
              className: `${UnstyledButton.classes.root} ${classes.link}`,
              'aria-current': view.key === active ? 'page' : undefined,
              children: <TabLabel view={view} />,
            })}
            {view.key === active && mark}
            {view.key === active && renderEnd?.(view)}
          </Group>
        ))}
      </Group>
      {canScrollEnd && (
        <ActionIcon visibleFrom="sm" tabIndex={-1} aria-label={t('Cách xem sau')} onClick={scrollEnd}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}

function TabLabel({ view: { label, count, owner } }: { readonly view: TabView }) {
  const t = useText()
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <span className={classes.count}>{` ${formatNumber(count)}`}</span>}
      {owner === 'user' && <span aria-hidden> ★</span>}
      {owner === 'team' && (
        <>
          <span> </span>
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
