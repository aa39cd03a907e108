import type { Referable } from '#descriptor/field.ts'
import { useName } from '#hooks/names/use-name.ts'
import { type InputProps, ReadOnlyInput } from '#kit/inputs/input-props.tsx'
import { resourceOf } from '#screens/resources-context.ts'
import { session } from '#session/session.ts'

interface NamedRecordProps extends InputProps<string> {
  readonly target: Referable
}

/** The name of the record whose id is the value, such as a person's; nothing while or where it is unknown. */
export function RecordNameInput({ target, ...props }: NamedRecordProps) {
  const id = props.defaultValue ?? ''
  const user = session.storedUser()
  const own = user?.subject === id ? user.name : undefined
  const name = useName(resourceOf(target), own ? '' : id)
  const label = own ?? (typeof name === 'object' ? name.label : undefined)
  return label ? <ReadOnlyInput {...props} defaultValue={label} /> : null
}
