import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { FieldFrame } from '#kit/fields/field-frame.tsx'
import { RecordState } from './record-state.tsx'

interface StateFieldProps {
  readonly resource: Resource
  readonly record: Row | null
}

/** The state of a record that changes by publishing only, in the place of its field. */
export function StateField({ resource, record }: StateFieldProps) {
  const t = useText()
  return (
    <FieldFrame label={t('Trạng thái')} isGroup>
      <div>
        <RecordState resource={resource} record={record} />
      </div>
    </FieldFrame>
  )
}
