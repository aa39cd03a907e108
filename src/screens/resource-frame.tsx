import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconInbox, IconLayoutGrid, IconList, IconListTree, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Shape } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { LazyRecordDrawer } from '#screens/form/lazy-record-drawer.tsx'
import { AppLink } from './app-link.tsx'
import { formHref, screenHref } from './href.ts'
import { useResource } from './resource-context.ts'
import type { ScreenSearch } from './screen-search.ts'
import { ownShape, shown, shownShape } from './shape.ts'
import { TabLinks } from './tab-links.tsx'

interface ResourceFrameProps {
  readonly search: ScreenSearch
  readonly state: ListState
  readonly count?: number | undefined
  /** Quiet buttons in the line of the title. */
  readonly tools?: ReactNode
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** The frame of every screen of an entity: its title, its tabs, the new button, the open record. */
export function ResourceFrame(props: ResourceFrameProps) {
  const resource = useResource()
  const { search, state, count, tools, toolbar, children } = props
  const t = useText()
  return (
    <PageFrame
      title={t(resource.title)}
      count={count}
      action={
        <>
          <ShapeSwitch search={search} />
          {tools}
          {!can(resource, 'read') && <NewButton state={state} isShort />}
        </>
      }
      toolbar={
        <>
          <TabLinks active={resource.name} />
          {toolbar}
        </>
      }
    >
      {children}
      <OpenRecord search={search} state={state} />
    </PageFrame>
  )
}

interface ShapeSwitchProps {
  readonly search: ScreenSearch
}

const icons = { tree: IconListTree, board: IconLayoutGrid, inbox: IconInbox, list: IconList }

/** Links to the shapes of an entity, such as its tree and its list; nothing for a single shape. */
function ShapeSwitch({ search }: ShapeSwitchProps) {
  const resource = useResource()
  const t = useText()
  const own = ownShape(resource)
  if (own === 'list' || !can(resource, 'list')) return null
  const labels: Readonly<Record<Shape, string>> = {
    tree: t('Dạng cây'),
    board: t('Dạng trang'),
    inbox: t('Dạng hộp thư'),
    list: t('Dạng danh sách'),
  }
  return (
    <Group component="nav" gap={2} aria-label={t('Dạng xem')}>
      {[own, 'list' as const].map((shape) => {
        const ShapeIcon = icons[shape]
        const isCurrent = shape === shownShape(resource, search)
        return (
          <ActionIcon
            key={shape}
            component={AppLink}
            to={screenHref(resource, shown(resource, shape))}
            variant={isCurrent ? 'default' : 'subtle'}
            size="var(--ben-control)"
            aria-label={labels[shape]}
            aria-current={isCurrent ? 'page' : undefined}
            data-tip={labels[shape]}
          >
            <ShapeIcon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )
      })}
    </Group>
  )
}

interface OpenRecordProps {
  readonly search: ScreenSearch
  readonly state: ListState
}

/** The drawer of the record that the address names; nothing where there is none, or where its form has an own route. */
export function OpenRecord({ search, state }: OpenRecordProps) {
  const resource = useResource()
  if (search.edit === undefined || resource.form.path) return null
  return <LazyRecordDrawer search={search} state={state} />
}

interface NewButtonProps {
  readonly state: ListState
  /** On a phone it has a sign in place of its words. */
  readonly isShort?: boolean
}

/** The link to a new record, if the entity can create one. */
export function NewButton({ state, isShort = false }: NewButtonProps) {
  const resource = useResource()
  const t = useText()
  if (!canSave(resource, true)) return null
  // In the list of a record's children, the new record is one of them.
  const under = state.parent ? { under: state.parent } : {}
  const label = t('Thêm {noun}', { noun: t(resource.noun) })
  return (
    <Button
      component={AppLink}
      to={formHref(resource, null, state, under)}
      aria-keyshortcuts="n"
      aria-label={label}
    >
      {isShort && <Box component={IconPlus} size={20} hiddenFrom="sm" aria-hidden />}
      <Box component="span" visibleFrom={isShort ? 'sm' : undefined}>
        {label}
      </Box>
    </Button>
  )
}
