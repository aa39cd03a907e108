import '#kit/input-styles.css'
import { Input } from '@mantine/core'
import { DateCell } from '#kit/cells/date-cell.tsx'
import type { InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

interface ReadOnlyInputProps extends InputProps<string> {
  readonly shownAs?: 'text' | 'dateTime'
}

/** A read-only value, which can be selected and copied. */
export function ReadOnlyInput({ label, description, defaultValue = '', shownAs }: ReadOnlyInputProps) {
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <div className={classes.readOnly}>
        {defaultValue === '' ? (
          '–'
        ) : shownAs === 'dateTime' ? (
          <DateCell value={defaultValue} as="dateTime" />
        ) : (
          defaultValue
        )}
      </div>
    </Input.Wrapper>
  )
}
