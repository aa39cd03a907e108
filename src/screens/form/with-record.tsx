import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useEffect } from 'react'
import { slotValues } from '#descriptor/board-slot.ts'
import type { Field } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { editableFields, fieldOf, parentKeyOf } from '#descriptor/resource.ts'
import { newValues, type Row, valueOf, valuesOf } from '#descriptor/row.ts'
import { identifyingFields, uniqueFields } from '#descriptor/unique-fields.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { isUnread } from '#hooks/read/use-one.ts'
import { useText } from '#hooks/use-text.ts'
import { useOpenedRecord } from '#hooks/user/use-opened-record.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { notify } from '#kit/notice.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { screenHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'
import { text } from '#text/text.ts'
import { formCards } from './form-cards.ts'
import { unsavedNow } from './unsaved.ts'
import { valuesOfNew } from './use-form-save.ts'

/** The initial state of a form. */
export interface InitialForm {
  readonly record: Row | null
  readonly initialValues: Readonly<Record<string, unknown>>
}

interface WithRecordProps {
  /** null for a new record. */
  readonly id: string | null
  /** The record that a new one is copied from. */
  readonly from?: string | undefined
  /** The parent of a new record. */
  readonly under?: string | undefined
  /** The board slot of a new record. */
  readonly at?: string | undefined
  readonly children: (form: InitialForm) => ReactNode
}

/** Renders a form once its record is loaded; until then its outline, or the error. */
export function WithRecord({ id, from, under, at, children }: WithRecordProps) {
  const resource = useResource()
  if (id === null && from === undefined) {
    // Another parent or slot makes another new record: remount the form.
    return (
      <Fragment key={`new under ${under} at ${at}`}>
        {children({
          record: null,
          initialValues: { ...newUnder(resource, under), ...slotValues(resource, at) },
        })}
      </Fragment>
    )
  }
  return (
    // A copy is a separate form: with the key of the original it would save into that record.
    <Loaded
      key={id === null ? `copy of ${from}` : id}
      resource={resource}
      id={id ?? from ?? ''}
      isCopied={id === null}
    >
      {(row) =>
        id === null ? (
          <>
            <CopyNotice names={notCopied(resource, row)} />
            {children({ record: null, initialValues: copyOf(resource, row) })}
          </>
        ) : (
          children({ record: row, initialValues: valuesOf(resource, row) })
        )
      }
    </Loaded>
  )
}

interface LoadedProps {
  readonly resource: Resource
  readonly id: string
  /** A copy keeps its values: it waits for the record itself. */
  readonly isCopied: boolean
  readonly children: (row: Row) => ReactNode
}

function Loaded({ resource, id, isCopied, children }: LoadedProps) {
  const t = useText()
  const query = useOpenedRecord(resource, id)
  const { data, error, refetch, isFetching } = query
  // After a failed read the error replaces the form, unless the form has unsaved input.
  const mustBeRead = isCopied || (error !== null && unsavedNow() === 0)
  if (data && !(mustBeRead && isUnread(resource, query))) return children(data)
  if (!error) {
    const { main } = formCards(resource, { isNew: false, isNarrow: true })
    return <FormSkeleton rows={main.flatMap(({ rows }) => rows).length} />
  }
  if (error instanceof NotFound) {
    return (
      <EmptyState
        detail={t('Có thể đã có người xóa. Bạn quay lại danh sách để xem nhé.')}
        action={
          <Button variant="default" component={AppLink} to={screenHref(resource)}>
            {t('Về danh sách')}
          </Button>
        }
      >
        {t('Không tìm thấy {noun} này.', { noun: t(resource.noun) })}
      </EmptyState>
    )
  }
  return (
    <FailedState
      text={t('Chưa mở được.')}
      hint={t(readAdviceFor(error))}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/**
 * The values of a new record copied from another one: the editable fields, without unique values and codes,
 * without choices that are not offered to a new record, and as a draft.
 */
function copyOf(resource: Resource, row: Row): Readonly<Record<string, unknown>> {
  const from = valuesOf(resource, row)
  const unique = new Set([...uniqueFields(resource), ...identifyingFields(resource)])
  const copied = editableFields(resource).flatMap((name) => {
    const value = from[name]
    const isOwn = unique.has(name) || name === resource.published
    return isOwn || isLegacy(fieldOf(resource, name), value) ? [] : [[name, value]]
  })
  return valuesOfNew(resource, Object.fromEntries(copied))
}

/** The fields that a copy lacks because their values are unknown. */
function notCopied(resource: Resource, row: Row): readonly string[] {
  return editableFields(resource).filter((name) => valueOf(row, name) === undefined)
}

/** Names the fields that were not copied, once. */
function CopyNotice({ names }: { readonly names: readonly string[] }) {
  const resource = useResource()
  const t = useText()
  const fields = names.map((name) => t(fieldOf(resource, name).label)).join(', ')
  useEffect(() => {
    if (fields !== '')
      notify({
        tone: 'bad',
        text: text('Chưa chép được {fields}: máy chủ gửi giá trị không rõ.', { fields }),
      })
  }, [fields])
  return null
}

function isLegacy(field: Field, value: unknown): boolean {
  return (
    field.kind === 'choice' && typeof value === 'string' && Object.hasOwn(field.legacyOptions ?? {}, value)
  )
}

function newUnder(resource: Resource, under: string | undefined): Readonly<Record<string, unknown>> {
  const parentKey = parentKeyOf(resource)
  return { ...newValues(resource), ...(parentKey && under ? { [parentKey]: under } : {}) }
}
