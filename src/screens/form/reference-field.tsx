import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Referable } from '#descriptor/field.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { useName, usePath } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { useCreateInPlace } from './use-create-in-place.tsx'
import { useOptionSearch } from './use-option-search.ts'

interface ReferenceFieldProps extends InputProps<string> {
  readonly target: Referable
  /** A record that cannot be selected: a record is never its own parent. */
  readonly except?: string
}

/** A picker over another entity; the saved record always stays selected. */
export function ReferenceField({ target, except, ...props }: ReferenceFieldProps) {
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
export function PathLine({ names }: { readonly names: readonly string[] }) {
  return (
    <Text component="div" c="dimmed" fz="xs" mih="1.25rem" mt={4} mb={-8}>
      {names.length > 1 && names.join(' › ')}
    </Text>
  )
}
