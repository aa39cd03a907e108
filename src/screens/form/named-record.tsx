import type { Referable } from '#descriptor/field.ts'
import { useChosen } from '#hooks/read/use-options.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReadOnlyInput } from '#kit/inputs/read-only-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { session } from '#session/session.ts'

interface NamedRecordProps extends InputProps<string> {
  readonly target: Referable
}

/** The name of the record whose id is the value, such as a person's; nothing while or where it is unknown. */
export function NamedRecord({ target, ...props }: NamedRecordProps) {
  const id = props.defaultValue ?? ''
  const user = session.storedUser()
  const own = user?.subject === id ? user.name : undefined
  const { label } = useChosen(resourceOf(target), own ? '' : id, none)
  const name = own ?? (label === id ? undefined : label)
  return name ? <ReadOnlyInput {...props} defaultValue={name} /> : null
}

const none: readonly never[] = []
