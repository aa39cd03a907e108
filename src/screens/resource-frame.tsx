import { type ReactNode, useContext } from 'react'
import { can } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
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
      action={can(resource, 'read') ? undefined : <NewButton resource={resource} state={state} />}
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

function Shapes({ resource, search }: { readonly resource: Resource; readonly search: ScreenSearch }) {
  const t = useText()
  const own = ownShape(resource)
  if (own === 'list' || !can(resource, 'list')) return null
  return (
    <ViewsTabs
      views={[
        { key: own, label: own === 'tree' ? t('Dạng cây') : t('Dạng trang') },
        { key: 'list', label: t('Dạng danh sách') },
      ]}
      active={shownShape(resource, search)}
      renderLink={(view, props) => (
        <AppLink to={screenHref(resource, shown(resource, view.key === 'list' ? 'list' : own))} {...props} />
      )}
    />
  )
}
