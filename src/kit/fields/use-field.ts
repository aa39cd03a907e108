import { useId } from 'react'
import { describedBy, type FieldTexts } from './field-frame.tsx'

interface OwnProps extends FieldTexts {
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** The props of a field for its frame, with its texts and its class, and all others for the input within. */
export function useField<Props extends OwnProps>(props: Props) {
  const ownId = useId()
  const { label, description, error, status, required, className, ...others } = props
  const id = props.id ?? ownId
  const texts = { label, description, error, status, required }
  const input = {
    'aria-describedby': describedBy(id, texts),
    'aria-invalid': error ? true : undefined,
    ...others,
    id,
    required,
  }
  return { frame: { ...texts, id, className }, input }
}
