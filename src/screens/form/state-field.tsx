import '#kit/input-styles.css'
import { Input } from '@mantine/core'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { RecordState } from './record-state.tsx'

interface StateFieldProps {
  readonly resource: Resource
  readonly record: Row | null
}

/** The state of a record that changes by publishing only, in the place of its field. */
export function StateField({ resource, record }: StateFieldProps) {
  const t = useText()
  return (
    <Input.Wrapper label={t('Trạng thái')} labelElement="div">
      <div>
        <RecordState resource={resource} record={record} />
      </div>
    </Input.Wrapper>
  )
}
