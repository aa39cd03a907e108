import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { type ReactNode, useContext } from 'react'
import { can } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource, Shape } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import iconButton from '#kit/icon-button.module.css'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { type Text, text } from '#text/text.ts'
import { AppLink } from './app-link.tsx'
import { RecordDrawer } from './form/lazy-record-drawer.tsx'
import { screenHref } from './href.ts'
import { NewButton } from './new-button.tsx'
import type { ScreenSearch } from './screen-search.ts'
import { ownShape, shown, shownShape } from './shape.ts'
import { TabsContext } from './tabs-context.ts'

interface ResourceFrameProps {
  readonly resource: Resource
  readonly search: ScreenSearch
  readonly state: ListState
  readonly count?: number | undefined
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** The frame of every screen of an entity: its title, its tabs, the new button, the open record. */
export function ResourceFrame({ resource, search, state, count, toolbar, children }: ResourceFrameProps) {
  const t = useText()
  return (
    <PageFrame
      title={t(resource.title)}
      count={count}
      action={
        can(resource, 'read') ? undefined : (
          <>
            {ownShape(resource) === 'inbox' && <InboxSwitch resource={resource} search={search} />}
            <NewButton resource={resource} state={state} />
          </>
        )
      }
      toolbar={
        <>
          <Tabs resource={resource} />
          <Shapes resource={resource} search={search} />
          {toolbar}
        </>
      }
    >
      {children}
      {search.edit !== undefined && !resource.form.path && (
        <RecordDrawer resource={resource} search={search} state={state} />
      )}
    </PageFrame>
  )
}

function Tabs({ resource }: { readonly resource: Resource }) {
  const t = useText()
  const tabs = useContext(TabsContext)
  if (tabs.length < 2) return null
  return (
    <ViewsTabs
      views={tabs.map(({ name, title }) => ({ key: name, label: t(title) }))}
      active={resource.name}
      renderLink={(view, props) => {
        const tab = tabs.find(({ name }) => name === view.key) ?? resource
        return <AppLink to={screenHref(tab)} {...props} />
      }}
    />
  )
}

const shapeLabels = {
  tree: text('Dạng cây'),
  board: text('Dạng trang'),
} as const satisfies Partial<Record<Shape, Text>>

function Shapes({ resource, search }: { readonly resource: Resource; readonly search: ScreenSearch }) {
  const t = useText()
  const own = ownShape(resource)
  if (own === 'list' || own === 'inbox' || !can(resource, 'list')) return null
  return (
    <ViewsTabs
      views={[
        { key: own, label: t(shapeLabels[own]) },
        { key: 'list', label: t('Dạng danh sách') },
      ]}
      active={shownShape(resource, search)}
      renderLink={(view, props) => (
        <AppLink to={screenHref(resource, shown(resource, view.key === 'list' ? 'list' : own))} {...props} />
      )}
    />
  )
}

/** The link between inbox and table, an icon: the line of the tabs belongs to the states. */
function InboxSwitch({ resource, search }: { readonly resource: Resource; readonly search: ScreenSearch }) {
  const t = useText()
  const isInbox = shownShape(resource, search) === 'inbox'
  const label = isInbox ? t('Dạng danh sách') : t('Dạng hộp thư')
  return (
    <AppLink
      to={screenHref(resource, shown(resource, isInbox ? 'list' : 'inbox'))}
      className={iconButton.button}
      aria-label={label}
      title={label}
    >
      {isInbox ? <IconTable size={18} aria-hidden /> : <IconInbox size={18} aria-hidden />}
    </AppLink>
  )
}
