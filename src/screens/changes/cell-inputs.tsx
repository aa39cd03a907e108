import { useResource } from '#screens/resource-context.ts'
import '#kit/input-styles.css'
import { Group, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Problems } from '#descriptor/problem.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { useText } from '#hooks/use-text.ts'

/** The cells of the table of a plan, to be corrected before their rows are sent. */
export interface CellCorrections {
  /** The fields that a cell can have. */
  readonly names: readonly string[]
  /** Whether the table has a column for a field. */
  readonly hasCell: (name: string) => boolean
  readonly isCorrected: (key: number, name: string) => boolean
  readonly textOf: (key: number, name: string) => string
  readonly onText: (key: number, name: string, text: string) => void
}

interface CellInputsProps {
  readonly change: PlannedChange
  readonly names: readonly string[]
  readonly problems: Problems
  readonly editor: CellCorrections
}

/** Cells of a row as inputs, each with its problem; Enter moves to the next one of the table. */
export function CellInputs({ change: { key, line }, names, problems, editor }: CellInputsProps) {
  const resource = useResource()
  const t = useText()
  return (
    <Group gap="xs" align="start" py={4}>
      {names.map((name) => {
        const label = t(fieldOf(resource, name).label)
        const problem = problems[name]
        return (
          <TextInput
            key={name}
            data-cell
            flex="1 1 11rem"
            maw="24rem"
            label={label}
            aria-label={t('{column}, dòng {line}', { column: label, line })}
            autoComplete="off"
            spellCheck={false}
            error={problem && t(problem)}
            value={editor.textOf(key, name)}
            onChange={(event) => editor.onText(key, name, event.currentTarget.value)}
            onKeyDown={moveOnEnter}
          />
        )
      })}
    </Group>
  )
}

function moveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: cell, key, shiftKey, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  event.preventDefault()
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])]
  const next = cells[cells.indexOf(cell) + (shiftKey ? -1 : 1)]
  next?.focus()
  next?.select()
}
