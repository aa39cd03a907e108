import type { ReactNode } from 'react'
import { can } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { NewButton } from './new-button.tsx'
import { OpenRecord } from './open-record.tsx'
import type { ScreenSearch } from './screen-search.ts'
import { ShapeSwitch } from './shape-switch.tsx'
import { TabLinks } from './tab-links.tsx'

interface ResourceFrameProps {
  readonly resource: Resource
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
  const { resource, search, state, count, tools, toolbar, children } = props
  const t = useText()
  return (
    <PageFrame
      title={t(resource.title)}
      count={count}
      action={
        <>
          <ShapeSwitch resource={resource} search={search} />
          {tools}
          {!can(resource, 'read') && <NewButton resource={resource} state={state} />}
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
      <OpenRecord resource={resource} search={search} state={state} />
    </PageFrame>
  )
}
