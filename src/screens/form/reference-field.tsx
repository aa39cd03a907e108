import type { Referable } from '#descriptor/field.ts'
import { useChosen } from '#hooks/use-options.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { useCreateInPlace } from './use-create-in-place.tsx'
import { usePicking } from './use-picking.ts'

interface ReferenceFieldProps extends InputProps<string> {
  readonly target: Referable
  /** A record that may not be chosen: a parent is never itself. */
  readonly except?: string
}

/** A picker over another entity: the server searches, and the saved record stays whatever becomes of the options. */
export function ReferenceField({ target, except, ...props }: ReferenceFieldProps) {
  const t = useText()
  const resource = resourceOf(target)
  const { picking, options, words } = usePicking(resource)
  const saved = useChosen(resource, props.defaultValue ?? '', words === '' ? options : undefined)
  const { create, drawer } = useCreateInPlace(resource)
  const isParent = except !== undefined
  return (
    <>
      <ReferenceInput
        {...props}
        {...picking}
        placeholder={isParent ? t('Cấp cao nhất') : t('Chọn {noun}', { noun: t(resource.noun) })}
        options={picking.options.filter(({ value }) => value !== except || except === '')}
        {...(saved.label ? { savedLabel: saved.label } : {})}
        isSavedGone={saved.isGone}
        // The form around a parent is that of its own kind already.
        create={isParent ? undefined : create}
      />
      {drawer}
    </>
  )
}
