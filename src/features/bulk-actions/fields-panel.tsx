import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { FieldOptions } from '#screens/list/tools/field-options.tsx'
import { moveThrough } from '#screens/list/tools/move-through.ts'
import { formatNumber } from '#text/format.ts'
import { type FieldValue, settableFields, valueFor } from './bulk-verbs.ts'

interface FieldsPanelProps {
  readonly resource: Resource
  /** The number of selected rows. */
  readonly count: number
  readonly anchor: HTMLElement
  readonly onSet: (value: FieldValue) => void
  readonly onClose: () => void
}

/** Sets one field of the selected rows to the chosen value. */
export function FieldsPanel({ resource, count, anchor, onSet, onClose }: FieldsPanelProps) {
  const t = useText()
  const [open, setOpen] = useState<string>()
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('Sửa {n} mục', { n: formatNumber(count) })}
      onClose={onClose}
      onKeyDown={moveThrough}
      isPanel
    >
      {settableFields(resource).map((name) => (
        <FieldOptions
          key={name}
          resource={resource}
          name={name}
          isOpen={open === name}
          onOpen={(isOpen) => setOpen(isOpen ? name : undefined)}
          onChoose={(option) => onSet({ name, to: valueFor(resource, name, option) })}
        />
      ))}
    </AnchoredPopover>
  )
}
