import type { ReactNode } from 'react'
import type { Readable, Savable } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
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

/** The form of an entity whose form has its own route: create and edit are the same screen (S2-11). */
export function FormScreen({ resource, id, search, children }: FormScreenProps) {
  const t = useText()
  const go = useGo()
  const state = defaultListState(resource)
  const leave = (to: string) => go(to, { replace: true, free: true })
  const title = (record: Row | null) =>
    record ? recordName(resource, record, t) : t('Thêm {noun}', { noun: t(resource.noun) })
  return (
    <WithRecord key={id} resource={resource} id={id} from={search.from} under={search.under}>
      {({ record, initialValues }) => (
        <PageFrame
          title={title(record)}
          width="form"
          state={<RecordState resource={resource} record={record} />}
          back={<AppLink to={screenHref(resource)}>← {t(resource.title)}</AppLink>}
          action={
            record && (
              <RecordTools
                resource={resource}
                record={record}
                state={state}
                onDeleted={() => leave(screenHref(resource))}
              />
            )
          }
        >
          <RecordForm
            resource={resource}
            record={record}
            initialValues={initialValues}
            focusField={search.field}
            onSaved={(row) => {
              if (record === null) leave(row?.id ? formHref(resource, row.id, state) : screenHref(resource))
            }}
          />
          {record && children?.(record)}
        </PageFrame>
      )}
    </WithRecord>
  )
}
