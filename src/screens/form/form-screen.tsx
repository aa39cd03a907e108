import { type ReactNode, useEffect, useState } from 'react'
import type { Readable, Savable } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { type Caret, caretIn } from '#kit/caret.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { RecordForm } from './record-form.tsx'
import { RecordState } from './record-state.tsx'
import { RecordTools } from './record-tools.tsx'
import { WithRecord } from './with-record.tsx'

interface FormScreenProps {
  readonly resource: Resource & Savable & Readable
  /** null for a new record. */
  readonly id: string | null
  readonly search: ScreenSearch
  /** Content below the form of an existing record. */
  readonly children?: (record: Row) => ReactNode
}

/** The caret in the form of a new record that was just created, for the form of that record, which replaces it. */
let carried: { readonly id: string; readonly caret: Caret } | undefined

/** The form of an entity whose form has its own route: create and edit are the same screen (S2-11). */
export function FormScreen(props: FormScreenProps) {
  // One route may have the form of a new record and those of all others.
  return (
    <ResourceContext value={props.resource}>
      <FormOf key={props.id} {...props} />
    </ResourceContext>
  )
}

function FormOf({ resource, id, search, children }: FormScreenProps) {
  const t = useText()
  const go = useGo()
  const state = defaultListState(resource)
  const [arrived] = useState(carried)
  useEffect(() => {
    carried = undefined
  }, [])
  const leave = (to: string) => go(to, { replace: true, free: true })
  const open = (created: string) => {
    const caret = caretIn(document)
    carried = caret ? { id: created, caret } : undefined
    leave(formHref(resource, created, state))
  }
  const title = (record: Row | null) =>
    record ? recordName(resource, record, t) : t('Thêm {noun}', { noun: t(resource.noun) })
  return (
    <WithRecord id={id} from={search.from} under={search.under}>
      {({ record, initialValues }) => (
        <PageFrame
          title={title(record)}
          width="form"
          state={<RecordState record={record} />}
          back={<AppLink to={screenHref(resource)}>{`← ${t(resource.title)}`}</AppLink>}
          action={
            record && (
              <RecordTools record={record} state={state} onDeleted={() => leave(screenHref(resource))} />
            )
          }
        >
          <RecordForm
            resource={resource}
            record={record}
            initialValues={initialValues}
            focusField={search.field}
            caret={arrived?.id === id ? arrived.caret : undefined}
            onSaved={(row) => {
              if (record !== null) return
              if (row?.id) open(row.id)
              else leave(screenHref(resource))
            }}
          />
          {record && children?.(record)}
        </PageFrame>
      )}
    </WithRecord>
  )
}
