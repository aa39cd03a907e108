import { SimpleGrid, Text } from '@mantine/core'
import { useResource, useResourceWith } from '#screens/resource-context.ts'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { useMemo, useRef, useState } from 'react'
import { fieldOf } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { usePlannedRows } from '#hooks/changes/use-change-plan.ts'
import { useText } from '#hooks/use-text.ts'
import { Drawer } from '#kit/drawer.tsx'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { notifySavedRun } from '#screens/changes/notify-saved-run.ts'
import { useSentPlan } from '#screens/changes/use-sent-plan.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import classes from './bulk-edit-drawer.module.css'
import { bulkEditFields, operationsOf } from './edit-operations.ts'
import { type BulkEdit, givenEdits, isComplete } from './edited-value.ts'
import { OperationInputs } from './operation-inputs.tsx'
import { operationText } from './operation-texts.ts'

interface BulkEditDrawerProps {
  readonly rows: readonly Row[]
  /** `isSent`: whether the edit was sent. */
  readonly onClose: (isSent: boolean) => void
}

/** Edits one field of many records: the field, the operation, each record before and after, then sending. */
export function BulkEditDrawer({ rows, onClose }: BulkEditDrawerProps) {
  const resource = useResourceWith('list')
  const t = useText()
  const [edit, setEdit] = useState<BulkEdit | null>(null)
  const isClosed = useRef(false)
  const given = useMemo(
    () => (edit && isComplete(edit) ? givenEdits(resource, rows, edit) : noRows),
    [resource, rows, edit],
  )
  const sent = useSentPlan(resource, 'bulk', usePlannedRows(resource, given, rows))
  const label = t('Sửa {n} mục', { n: formatNumber(rows.length) })
  const send = async (keys: readonly number[]) => {
    const run = await sent.send(keys)
    if (!isClosed.current) return
    const saved = run.count('done', 'same')
    notifySavedRun(run, run.count('failed', 'unsure'), text('Đã sửa {n} mục.', { n: saved }))
  }
  const close = () => {
    isClosed.current = true
    onClose(sent.run !== null)
  }
  return (
    <Drawer title={label} onClose={close}>
      {!sent.run && <EditForm edit={edit} onEdit={setEdit} />}
      {sent.run || given.length > 0 ? (
        <ChangePlanView label={label} rows={sent.rows} run={sent.run} onSend={(keys) => void send(keys)} />
      ) : (
        <Text c="dimmed">{t('Chọn ô và cách sửa để xem trước từng mục; chưa có gì được lưu.')}</Text>
      )}
    </Drawer>
  )
}

interface EditFormProps {
  readonly edit: BulkEdit | null
  readonly onEdit: (edit: BulkEdit | null) => void
}

function EditForm({ edit, onEdit }: EditFormProps) {
  const resource = useResource()
  const t = useText()
  const fields = bulkEditFields(resource).map((name) => [name, t(fieldOf(resource, name).label)])
  const operations = edit ? operationsOf(resource, edit.name) : []
  const choose = (name: string) => {
    const [operation] = name === '' ? [] : operationsOf(resource, name)
    onEdit(operation ? { name, operation } : null)
  }
  return (
    <SimpleGrid className={classes.form} cols={{ base: 1, xs: 2 }} spacing="md" mb="lg">
      <ChoiceInput label={t('Ô cần sửa')} options={Object.fromEntries(fields)} onChange={choose} />
      {edit && (
        <ChoiceInput
          key={edit.name}
          label={t('Cách sửa')}
          required
          defaultValue={edit.operation}
          options={Object.fromEntries(operations.map((one) => [one, t(operationText(one))]))}
          onChange={(next) => {
            const operation = operations.find((one) => one === next)
            if (operation) onEdit({ name: edit.name, operation })
          }}
        />
      )}
      {edit && <OperationInputs key={`${edit.name} ${edit.operation}`} edit={edit} onEdit={onEdit} />}
    </SimpleGrid>
  )
}

const noRows: readonly GivenRow[] = []
