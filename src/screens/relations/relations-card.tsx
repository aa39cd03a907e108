import { useContext, useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { recordLines } from './relation-lines.ts'
import { RelationsBox } from './relations-box.tsx'

interface RelationsCardProps {
  readonly resource: Resource
  readonly record: Row
  /** Whether the form is on screen, so that requests do not delay it. */
  readonly isReady: boolean
}

/** The relations of a record, below the fields of its form; nothing for an entity that no field refers to. */
export function RelationsCard({ resource, record, isReady }: RelationsCardProps) {
  const t = useText()
  const resources = useContext(ResourcesContext)
  const lines = useMemo(() => recordLines(resource, [record], resources, t), [resource, record, resources, t])
  if (lines.length === 0) return null
  return (
    <FormSection title={t('Đang được dùng ở')}>
      <RelationsBox lines={lines} isReady={isReady} />
    </FormSection>
  )
}
