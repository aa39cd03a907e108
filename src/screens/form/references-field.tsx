import type { Referable } from '#descriptor/field.ts'
import { useNames } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferencesInput } from '#kit/inputs/references-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { useCreateInPlace } from './use-create-in-place.tsx'
import { useOptionSearch } from './use-option-search.ts'

interface ReferencesFieldProps extends InputProps<readonly string[]> {
  readonly target: Referable
}

/** A picker of several records of another entity; the saved ones always stay selected. */
export function ReferencesField({ target, ...props }: ReferencesFieldProps) {
  const t = useText()
  const resource = resourceOf(target)
  const pickerProps = useOptionSearch(resource)
  const ids = props.defaultValue ?? none
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

const none: readonly string[] = []
