import '#kit/input-styles.css'
import { Input, Text } from '@mantine/core'
import { DateCell } from '#kit/cells/date-cell.tsx'
import type { InputProps } from './input-props.tsx'

interface ReadOnlyInputProps extends InputProps<string> {
  readonly shownAs?: 'text' | 'dateTime'
}

/** A read-only value, which can be selected and copied. */
export function ReadOnlyInput({ label, description, defaultValue = '', shownAs }: ReadOnlyInputProps) {
  const shown = shownAs === 'dateTime' ? <DateCell value={defaultValue} as="dateTime" /> : defaultValue
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Text component="div" mih={36} py={6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {defaultValue === '' ? '–' : shown}
      </Text>
    </Input.Wrapper>
  )
}
