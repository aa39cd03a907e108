import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { useText } from '#hooks/use-text.ts'
import { Drawer } from '#kit/drawer.tsx'
import { listHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { RecordForm } from './record-form.tsx'
import { RecordTools } from './record-tools.tsx'
import { unsavedNow } from './unsaved.ts'
import { WithRecord } from './with-record.tsx'

interface RecordDrawerProps {
  readonly search: ScreenSearch
  readonly state: ListState
}

/** The form of a record in a drawer of its list: `?edit=ID`, `?edit=new`, or a copy with `&from=ID`. */
export function RecordDrawer({ search, state }: RecordDrawerProps) {
  const resource = useResource()
  const t = useText()
  const go = useGo()
  const id = search.edit === 'new' ? null : (search.edit ?? '')
  const { from, under, at } = search
  // Closes with the render that shows the saved row, or within the press: the new address waits for its data.
  const [closed, setClosed] = useState<string>()
  const finish = () => {
    setClosed(search.edit)
    go(listHref(resource, state), { free: true })
  }
  const noun = t(resource.noun)
  // The query of the form inside: no request of its own.
  const { data } = useQuery({
    ...oneOptions(resource, id ?? '', useQueryClient()),
    enabled: false,
    select: (row) => recordName(resource, row, t),
  })
  const name = id === null ? undefined : data
  if (closed === search.edit) return null
  return (
    <Drawer
      opened
      title={
        id === null
          ? t('Thêm {noun}', { noun })
          : name === undefined
            ? t('Sửa {noun}', { noun })
            : t('Sửa {noun}: {name}', { noun, name })
      }
      onClose={() => (unsavedNow() > 0 ? go(listHref(resource, state)) : finish())}
    >
      <WithRecord id={id} from={from} under={under} at={at}>
        {({ record, initialValues }) => (
          <RecordForm
            resource={resource}
            record={record}
            initialValues={initialValues}
            isNarrow
            focusField={search.field}
            onSaved={finish}
          >
            {record && <RecordTools record={record} state={state} onDeleted={finish} />}
          </RecordForm>
        )}
      </WithRecord>
    </Drawer>
  )
}
