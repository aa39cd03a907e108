import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { valuesOf } from '#descriptor/row.ts'
import { useSettings } from '#hooks/read/use-settings.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { formCards } from './form/form-cards.ts'
import { RecordForm } from './form/record-form.tsx'
import { ResourceFrame } from './resource-frame.tsx'
import type { ScreenSearch } from './screen-search.ts'

interface SettingsScreenProps {
  readonly resource: ResourceWith<'read'>
  readonly search: ScreenSearch
}

/** A settings singleton: one record without an id, read and saved as a whole. */
export function SettingsScreen({ resource, search }: SettingsScreenProps) {
  const t = useText()
  const { data, error, refetch, isFetching } = useSettings(resource)
  const { main } = formCards(resource, { isNew: false, isNarrow: true })
  return (
    <ResourceContext value={resource}>
      <ResourceFrame search={search} state={defaultListState(resource)}>
        {data ? (
          <RecordForm
            resource={resource}
            record={data}
            initialValues={valuesOf(resource, data)}
            focusField={search.field}
          />
        ) : error ? (
          <FailedState
            text={t('Chưa mở được.')}
            hint={t(readAdviceFor(error))}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton rows={main.flatMap(({ rows }) => rows).length} />
        )}
      </ResourceFrame>
    </ResourceContext>
  )
}
