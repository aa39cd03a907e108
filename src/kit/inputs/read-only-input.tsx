import { DateCell } from '#kit/cells/date-cell.tsx'
import { FieldFrame } from '#kit/fields/field-frame.tsx'
import type { InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

interface ReadOnlyInputProps extends InputProps<string> {
  readonly shownAs?: 'text' | 'dateTime'
}

/** A read-only value, which can be selected and copied. */
export function ReadOnlyInput({ label, description, defaultValue = '', shownAs }: ReadOnlyInputProps) {
  return (
    <FieldFrame label={label} description={description} isGroup>
      <div className={classes.readOnly}>
        {defaultValue === '' ? (
          '–'
        ) : shownAs === 'dateTime' ? (
          <DateCell value={defaultValue} as="dateTime" />
        ) : (
          defaultValue
        )}
      </div>
    </FieldFrame>
  )
}
