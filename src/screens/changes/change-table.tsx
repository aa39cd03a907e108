import { useResource } from '#screens/resource-context.ts'
import '#kit/choice-styles.css'
import { ActionIcon, Checkbox, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { isRelation } from '#hooks/tables/table-columns.ts'
import { useText } from '#hooks/use-text.ts'
import { LiteralLine } from '#kit/literal-line.tsx'
import { StateWord } from '#kit/state-word.tsx'
import { type CellCorrections, CellInputs } from './cell-inputs.tsx'
import { ChangeLines } from './change-lines.tsx'
import type { ChangeState } from './change-state.ts'
import { changeProblems, changeState } from './change-state.ts'
import classes from './change-table.module.css'

interface ChangeTableProps {
  readonly label: string
  readonly rows: readonly PlannedChange[]
  readonly outcomeOf: (key: number) => RowOutcome | undefined
  /** Takes held rows into the plan, or out of it again. */
  readonly onChoose?: ((keys: readonly number[], isChosen: boolean) => void) | undefined
  /** Corrects cells of the rows that are not sent, or were refused. */
  readonly editor?: CellCorrections | undefined
}

/** Planned rows: the record, what happens to it, its fields before and after, and the reasons of refused cells. */
export function ChangeTable({ label, rows, outcomeOf, onChoose, editor }: ChangeTableProps) {
  const resource = useResource()
  const t = useText()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('Dòng')}</th>
          <th scope="col">{t(resource.fields[resource.label]?.label ?? resource.title)}</th>
          <th scope="col">{t('Kết quả')}</th>
          <th scope="col">{t('Thay đổi')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((change) => (
          <ChangeRow
            key={change.key}
            change={change}
            outcome={outcomeOf(change.key)}
            onChoose={onChoose}
            editor={editor}
          />
        ))}
      </tbody>
    </table>
  )
}

interface ChangeRowProps {
  readonly change: PlannedChange
  readonly outcome: RowOutcome | undefined
  readonly onChoose: ChangeTableProps['onChoose']
  readonly editor: CellCorrections | undefined
}

function ChangeRow({ change, outcome, onChoose, editor }: ChangeRowProps) {
  const resource = useResource()
  const t = useText()
  const [open, setOpen] = useState<readonly string[]>([])
  const { key, line } = change
  const problems = changeProblems(change, outcome)
  const isInput = (name: string) =>
    problems[name] !== undefined || editor?.isCorrected(key, name) || open.includes(name)
  const isEditable = !outcome || isRefusedByServer(outcome)
  const names = (isEditable && editor?.names) || []
  const inputs = names.filter(isInput)
  const others = names.filter((name) => !isInput(name) && editor?.hasCell(name))
  // The record before the change, which may rename it.
  const record = change.before ?? ({ id: '', raw: {}, ...change.values } as Row)
  const state = changeState(resource, change, outcome, t)
  return (
    <tr data-row={change.key} tabIndex={-1}>
      <td className={classes.line}>{change.line}</td>
      <td className={classes.name}>{recordName(resource, record, t)}</td>
      <td>
        <Group component="span" gap={4} wrap="nowrap">
          <StateMark state={state} />
          {others.length > 0 && (
            <ActionIcon
              aria-label={t('Sửa ô của dòng {line}', { line })}
              onClick={() => setOpen([...open, ...others])}
            >
              <IconPencil size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      </td>
      <td className={classes.change}>
        {change.doubt !== undefined && <Text c="var(--ben-warn)">{t(change.doubt)}</Text>}
        <ChangeLines change={change} />
        {change.doubt !== undefined && !outcome && onChoose && (
          <Checkbox
            mt={4}
            label={t('Vẫn lưu dòng này')}
            checked={change.status === 'changed'}
            disabled={change.status === 'refused'}
            onChange={(event) => onChoose([change.key], event.currentTarget.checked)}
          />
        )}
        <StateReason state={state} />
        {editor && inputs.length > 0 && (
          <CellInputs
            change={change}
            names={inputs}
            problems={problems}
            editor={{
              ...editor,
              // The inputs of the other refused cells stay.
              onText: (...text) => {
                setOpen([...new Set([...open, ...inputs])])
                editor.onText(...text)
              },
            }}
          />
        )}
        {Object.entries(problems).map(([name, problem]) => {
          if (inputs.includes(name)) return null
          const label = t(resource.fields[name]?.label ?? 'Mã')
          const more = `${label}${givenText(resource, change, name, t(problem))}: ${t(problem)}`
          return <StateReason key={name} state={{ tint: 'bad', text: '', more }} />
        })}
      </td>
    </tr>
  )
}

/** Whether the server has refused a row, and no request of it may be carried out yet: other values would be a second record. */
const isRefusedByServer = ({ state, create }: RowOutcome) => state === 'failed' && create === undefined

/** The refused text of a cell, unless its reason has it. */
function givenText(resource: Resource, change: PlannedChange, name: string, reason: string): string {
  const field = resource.fields[name]
  // The value of a cell that could not be read is the stored one, that of a relation an id.
  const value = field && isRelation(field) ? '' : change.changes.find((one) => one.name === name)?.to
  return typeof value === 'string' && value !== '' && !reason.includes(value) ? ` “${value}”` : ''
}

/** The state of a row as a tinted word. */
const StateMark = ({ state: { tint, text } }: { readonly state: ChangeState }) =>
  text !== '' && <StateWord label={text} tint={tint} />

/** The reason of a failure or of a departure; a row that was left as it is has not failed. */
const StateReason = ({ state: { tint, more, literal } }: { readonly state: ChangeState }) =>
  more !== undefined && (
    <div style={{ color: `var(--mantine-color-${tint === 'working' ? 'dimmed' : 'error'})` }}>
      {more}
      <LiteralLine>{literal}</LiteralLine>
    </div>
  )
