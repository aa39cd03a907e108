import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import { type InboxResource, inboxStates, stateOf } from '#descriptor/inbox.ts'
import { readText } from '#descriptor/read.ts'
import { allows, allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { StateOption } from '#descriptor/row-story.ts'
import { sentWay } from '#hooks/drafts/sent-answers.ts'
import { noteEntries } from '#hooks/notes/note-lines.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { AppLink } from '#screens/app-link.tsx'
import { DeleteDialog } from '#screens/delete-dialog.tsx'
import { editHref, type ScreenState } from '#screens/href.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { useResource } from '#screens/resource-context.ts'
import { AnswerBox, type AnswerBoxHandle } from './answer-box.tsx'
import { QuoteTool, StateButtons } from './pane-buttons.tsx'
import { BackToList, PaneHead } from './pane-head.tsx'
import type { PaneProps } from './pane-props.ts'
import classes from './reading-pane.module.css'
import { useUnsentCheck } from './use-unsent-check.tsx'

/** One record to read: who wrote it, the text, the history of remarks, and below them the answer. */
export function RecordPane({ row, ...props }: PaneProps & { readonly row: Row }) {
  const resource = useResource() as InboxResource
  const { state, isSending, onAct, onClose, onReady, ref } = props
  const t = useText()
  const { inbox } = resource
  const { field, options, done } = inboxStates(resource)
  const box = useRef<AnswerBoxHandle>(null)
  const restriction = useRestriction(resource)(row)
  const maySet = canSave(resource, false) && allowsField(restriction, field)
  const now = stateOf(resource, row)
  const working = options.find(({ tint }) => tint === 'working')
  const hasNote = inbox.note !== undefined && canSave(resource, false) && allowsField(restriction, inbox.note)
  const set = (option: StateOption | undefined, moves: boolean, takesText = hasNote) => {
    const isSame = option?.value === now?.value
    const remark = takesText ? (box.current?.text() ?? '').trim() : ''
    const way = sentWay(resource, row.id, remark) ?? 'note'
    onAct({ remark, way, ...(option && !isSame && { state: option }) }, moves)
  }
  const choose = (option: StateOption, takesText?: boolean) =>
    set(option, option.value === done?.value, takesText)
  const closing = useUnsentCheck(resource, row, { box, hasNote, onSet: choose })
  const finish = () => {
    if (!isSending && maySet && done) closing.set(done)
  }
  const answers = hasNote || (inbox.reach ?? []).length > 0
  useImperativeHandle(ref, () => ({
    isReady: () => !isSending && (!answers || box.current?.isLoaded() === true),
    row: () => row,
    finish,
    work: () => {
      if (!isSending && maySet && working) set(working, false)
    },
    reply: () => box.current?.focus(),
    copy: () => void box.current?.copy(),
    insertTemplate: (index) => box.current?.insertTemplate(index),
  }))
  // Also while a change is being saved: a waiting reply needs the box alone.
  useEffect(onReady, [isSending, onReady])
  const buttons = maySet && (
    <StateButtons options={options} now={now} done={done} isBusy={isSending} onSet={closing.set} />
  )
  return (
    <>
      <div className={classes.scroll}>
        <article tabIndex={-1} style={{ outline: 'none' }}>
          <PaneHead row={row} option={now}>
            <PaneActions row={row} state={state} onClose={onClose} />
          </PaneHead>
          {/* The words of the customer as plain text: nothing in them is a link or markup. */}
          <Text {...bodyProps}>
            {valueOf(row, inbox.body) === undefined
              ? cellOf(resource, row, inbox.body, t)
              : readText(valueOf(row, inbox.body))}
          </Text>
          {inbox.note !== undefined && <NoteHistory note={readText(valueOf(row, inbox.note))} />}
        </article>
      </div>
      {answers ? (
        <AnswerBox
          key={row.id}
          ref={box}
          resource={resource}
          row={row}
          isBusy={isSending}
          onLoaded={onReady}
          onFinish={finish}
          onRemark={hasNote ? () => set(undefined, false) : undefined}
        >
          {buttons}
        </AnswerBox>
      ) : (
        buttons && (
          <Box px="var(--edges)" py="sm" className={classes.foot}>
            {buttons}
          </Box>
        )
      )}
      {closing.dialog}
    </>
  )
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
const bodyProps = {
  px: 18,
  py: 14,
  my: 'md',
  lh: 1.65,
  bd: '1px solid var(--ben-line)',
  bdrs: 'md',
  bg: 'var(--ben-card)',
  style: words,
} as const
const notesProps = {
  gap: 'xs',
  m: '0 0 1rem',
  p: '0 0 0 0.75rem',
  c: 'dimmed',
  style: { borderInlineStart: '2px solid var(--ben-line)', listStyle: 'none' },
} as const
const byProps = { component: 'b', c: 'var(--mantine-color-text)', fw: 600 } as const
const atProps = { component: 'time', mx: 6, fz: 'xs' } as const

/** The remarks of the staff, oldest first. */
function NoteHistory({ note }: { readonly note: string }) {
  const t = useText()
  const entries = noteEntries(note)
  if (entries.length === 0) return null
  return (
    <Stack component="ol" {...notesProps} aria-label={t('Ghi chú của nhân viên')}>
      {entries.map(({ at, by, way, text }, index) => (
        <li key={index}>
          {by !== '' && <Box {...byProps}>{by}</Box>}
          {at !== '' && <Box {...atProps}>{way === undefined ? at : `${at} · ${t(way)}`}</Box>}
          <span style={words}>{text}</span>
        </li>
      ))}
    </Stack>
  )
}

interface PaneActionsProps {
  readonly row: Row
  readonly state: ScreenState
  readonly onClose: () => void
}

/** Quote, edit and delete the open record; on a narrow screen the way back to the list. */
function PaneActions({ row, state, onClose }: PaneActionsProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const [isDeleting, setDeleting] = useState(false)
  const restriction = useRestriction(resource)(row)
  const edit = t('Sửa {noun}', { noun: t(resource.noun) })
  const remove = t('Xóa {noun}', { noun: t(resource.noun) })
  return (
    <Group justify="space-between" gap={0} wrap="nowrap" flex="none" mih={{ base: '2.75rem', md: 0 }}>
      <BackToList onClose={onClose} />
      <Group component="span" gap={4} justify="flex-end" ms="auto">
        {resource.quote?.request && <QuoteTool row={row} />}
        {canSave(resource, false) && (
          <ActionIcon
            component={AppLink}
            to={editHref(resource, row.id, state)}
            c="dimmed"
            aria-label={edit}
            data-tip={edit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
        {can(resource, 'remove') && allows(restriction, 'remove') && (
          <ActionIcon c="dimmed" aria-label={remove} data-tip={remove} onClick={() => setDeleting(true)}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {isDeleting && can(resource, 'remove') && (
        <DeleteDialog resource={resource} row={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Group>
  )
}
