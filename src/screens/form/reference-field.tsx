import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Referable } from '#descriptor/field.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Name } from '#hooks/names/name.ts'
import { useName, useNames, usePath } from '#hooks/names/use-name.ts'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import type { ReferenceOption } from '#kit/inputs/reference-option.ts'
import { ReferencesInput } from '#kit/inputs/references-input.tsx'
import type { ReferenceOptions } from '#kit/inputs/use-picker.tsx'
import { resourceOf } from '#screens/resources-context.ts'
import { useCreateInPlace } from './use-create-in-place.tsx'

interface ReferencesFieldProps extends InputProps<readonly string[]> {
  readonly target: Referable
}

/** A picker of several records of another entity; the saved ones always stay selected. */
export function FormReferences({ target, ...props }: ReferencesFieldProps) {
  const t = useText()
  const resource = resourceOf(target)
  const pickerProps = useOptionSearch(resource)
  const ids = props.defaultValue ?? noValues
  const names = useNames(resource, ids)
  const { create, drawer, isCreating } = useCreateInPlace(resource)
  return (
    <>
      <ReferencesInput
        {...props}
        {...pickerProps}
        isLoading={isCreating || pickerProps.isLoading}
        placeholder={t('Chọn {noun}', { noun: t(resource.noun) })}
        savedLabels={
          new Map(
            names.flatMap((name) =>
              typeof name === 'object' ? [[name.id, name.label || t('Chưa có tên')] as const] : [],
            ),
          )
        }
        gone={new Set(ids.filter((_, at) => names[at] === 'gone'))}
        create={create}
      />
      {drawer}
    </>
  )
}

const noValues: readonly string[] = []

interface ParentFieldProps extends InputProps<string> {
  readonly resource: Resource
  /** The record whose parent is selected; '' for a new one. */
  readonly id: string
}

/** Selects the parent of a record and shows its whole path: names repeat within a tree. */
export function FormParent({ resource, id, ...props }: ParentFieldProps) {
  const t = useText()
  const [chosen, setChosen] = useState(props.defaultValue ?? '')
  const path = usePath(resource, chosen) ?? noParent
  const isCycle = id !== '' && path.some((one) => one.id === id)
  const names = path.map(({ label }) => label)
  return (
    <div>
      <FormReference
        {...props}
        {...(isCycle ? { error: t('Mục này nằm dưới mục đang sửa, bạn chọn mục khác nhé.') } : {})}
        target={resource}
        except={id}
        onChange={(value) => {
          setChosen(value)
          props.onChange?.(value)
        }}
      />
      {chosen !== '' && <PathLine names={isCycle ? [] : names} />}
    </div>
  )
}

const noParent: readonly Name[] = []

/** The options of a picker over another entity, ranked for the typed query. */
function useOptionSearch(resource: Resource): ReferenceOptions {
  const t = useText()
  const [query, setQuery] = useState('')
  const { options, isCurrent, isBusy, isLocal, hasFailed, retry, more } = useNameOptions(resource, query)
  return {
    options: useMemo(() => options?.map((option) => named(option, t)) ?? none, [options, t]),
    onSearch: setQuery,
    loadedQuery: isCurrent ? query : undefined,
    ...(isLocal ? { searchDelay: 0 } : {}),
    onMore: more,
    isLoading: isBusy,
    hasFailed,
    onRetry: retry,
  }
}

function named(option: ReferenceOption, t: Translate): ReferenceOption {
  return option.label === '' ? { ...option, label: t('Chưa có tên') } : option
}

const none: ReferenceOptions['options'] = []

interface ReferenceFieldProps extends InputProps<string> {
  readonly target: Referable
  /** A record that cannot be selected: a record is never its own parent. */
  readonly except?: string
}

/** A picker over another entity; the saved record always stays selected. */
export function FormReference({ target, except, ...props }: ReferenceFieldProps) {
  const t = useText()
  const resource = resourceOf(target)
  const pickerProps = useOptionSearch(resource)
  const saved = useName(resource, props.defaultValue ?? '')
  const [chosen, setChosen] = useState(props.defaultValue ?? '')
  const { create, drawer, isCreating } = useCreateInPlace(resource)
  const isParent = except !== undefined
  return (
    <div>
      <ReferenceInput
        {...props}
        {...pickerProps}
        isLoading={isCreating || pickerProps.isLoading}
        onChange={(value) => {
          setChosen(value)
          props.onChange?.(value)
        }}
        placeholder={isParent ? t('Cấp cao nhất') : t('Chọn {noun}', { noun: t(resource.noun) })}
        options={pickerProps.options.filter(({ value }) => value !== except || except === '')}
        {...(typeof saved === 'object' ? { savedLabel: saved.label || t('Chưa có tên') } : {})}
        isSavedGone={saved === 'gone'}
        // The form around a parent field already is a form of this entity.
        create={isParent ? undefined : create}
      />
      {/* A parent field shows its path itself. */}
      {!isParent && parentKeyOf(resource) && <RecordPath resource={resource} id={chosen} />}
      {drawer}
    </div>
  )
}

/** The tree path of a selected record: names repeat within a tree. */
function RecordPath({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const names = (usePath(resource, id) ?? []).map(({ label }) => label)
  return <PathLine names={names} />
}

/** A path below its field, with the same height while it is loading, so that nothing shifts when it appears. */
function PathLine({ names }: { readonly names: readonly string[] }) {
  return (
    <Text component="div" c="dimmed" fz="xs" mih="1.25rem" mt={4} mb={-8}>
      {names.length > 1 && names.join(' › ')}
    </Text>
  )
}
