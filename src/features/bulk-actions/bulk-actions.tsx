import { Stack } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type FocusEvent, useRef, useState } from 'react'
import { can } from '#descriptor/capability.ts'
import { closesRecords } from '#descriptor/inbox.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allows, allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { unsentAnswers } from '#hooks/drafts/answer-draft.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { notify } from '#kit/notice.tsx'
import { useLostFocus } from '#kit/use-lost-focus.ts'
import type { BulkActionsProps } from '#screens/features-context.ts'
import { quoteHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import { BulkEditDrawer } from './bulk-edit/bulk-edit-drawer.tsx'
import { bulkEditFields } from './bulk-edit/edit-operations.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { startBulk, useBulk } from './bulk-runs.ts'
import { type FieldValue, stateVerbs } from './bulk-verbs.ts'
import { SelectionBar, type StateActions } from './selection-bar.tsx'
import { type Closing, UnsentAnswersDialog } from './unsent-answers-dialog.tsx'
import { useSelectAllPages } from './use-select-all-pages.ts'

/** The maximum number of rows of one quote: their ids are in its address. */
const mostQuoted = 50

/** The footer of a list: bulk actions on the selected rows, and their progress. */
export function BulkActions({ resource, state, shown, selection, onSelection }: BulkActionsProps) {
  const t = useText()
  const restrictionOf = useRestriction(resource)
  const [deleting, setDeleting] = useState<readonly Row[] | null>(null)
  const [editing, setEditing] = useState<readonly Row[] | null>(null)
  const rows = [...selection.values()]
  const clear = () => onSelection(new Map())
  const offer = useSelectAllPages({ resource, state, shown, selection, onSelection })
  const askToDelete = () => {
    const allowed = rows.filter((row) => allows(restrictionOf(row), 'remove'))
    notifySkipped(rows.length - allowed.length)
    if (allowed.length > 0) setDeleting(allowed)
  }
  const { setField, dialog } = useSetField(resource, rows, clear)
  const isEditable = bulkEditFields(resource).length > 0
  useEscape(selection.size > 0 && !deleting && !editing && !dialog, clear)
  const { jobs } = useBulk()
  const noteFocus = useFocusInList(selection.size > 0 || jobs.length > 0)
  return (
    <>
      {/* Between the rows and the pager: it covers rows, never the pager, and shifts nothing above. */}
      <Stack
        gap="xs"
        align="center"
        mt="sm"
        pos="sticky"
        bottom="0.75rem"
        style={{ zIndex: 5, pointerEvents: 'none' }}
        onFocus={noteFocus}
      >
        <BulkProgress />
        {selection.size > 0 && (
          <SelectionBar
            count={selection.size}
            elsewhere={rows.filter(({ id }) => !shown?.rows.some((row) => row.id === id)).length}
            offer={offer}
            state={stateActions(resource, setField, t)}
            onEdit={isEditable ? () => setEditing(rows) : undefined}
            quote={
              resource.quote?.item && rows.length <= mostQuoted
                ? quoteHref(
                    resource,
                    rows.map(({ id }) => id),
                  )
                : undefined
            }
            onDelete={can(resource, 'remove') ? askToDelete : undefined}
            onClear={clear}
          />
        )}
      </Stack>
      {editing && (
        <BulkEditDrawer
          rows={editing}
          onClose={(isSent) => {
            setEditing(null)
            if (isSent) clear()
          }}
        />
      )}
      {dialog}
      {deleting && can(resource, 'remove') && (
        <BulkDeleteDialog
          rows={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            clear()
          }}
        />
      )}
    </>
  )
}

/** The function that gives a field of the rows a value, and the dialog that it opens before. */
function useSetField(resource: BulkActionsProps['resource'], rows: readonly Row[], clear: () => void) {
  const t = useText()
  const restrictionOf = useRestriction(resource)
  const [closing, setClosing] = useState<Closing | null>(null)
  const [many, setMany] = useState<ManyChange | null>(null)
  const setField = ({ name, to }: FieldValue, word: string) => {
    const allowed = rows.filter((row) => allowsField(restrictionOf(row), name))
    notifySkipped(rows.length - allowed.length)
    const known = allowed.filter((row) => valueOf(row, name) !== undefined)
    notifyUnknown(allowed.length - known.length)
    if (known.length === 0) return
    const start = (some: readonly Row[]) => {
      void startBulk(resource, some, { kind: 'set', name, to })
      clear()
    }
    const proceed = () => {
      if (!closesRecords(resource, { [name]: to })) return start(known)
      const ids = known.map(({ id }) => id)
      return void unsentAnswers(resource, ids).then((unsent) => {
        if (unsent.length === 0) start(known)
        else setClosing({ rows: known, unsent, start })
      })
    }
    if (known.length <= mostUnasked) proceed()
    else setMany({ count: known.length, field: t(fieldOf(resource, name).label), word, start: proceed })
  }
  const dialog =
    (many && <ManyDialog {...many} onClose={() => setMany(null)} />) ??
    (closing && <UnsentAnswersDialog {...closing} onClose={() => setClosing(null)} />)
  return { setField, dialog }
}

/** Notifies how many selected rows a restriction excludes from a bulk action. */
function notifySkipped(count: number) {
  if (count > 0)
    notify({ tone: 'plain', text: text('Đã bỏ qua {count} mục mà bạn không được thay đổi.', { count }) })
}

/** Notifies how many selected rows a bulk action leaves out because their value is unknown. */
function notifyUnknown(count: number) {
  if (count > 0) {
    const skipped = text('Đã bỏ qua {count} mục chưa rõ giá trị hiện tại; bạn mở từng mục ra xem nhé.', {
      count,
    })
    notify({ tone: 'plain', text: skipped })
  }
}

/** Returns the focus to the list when the footer leaves with it. */
function useFocusInList(isShown: boolean): (event: FocusEvent) => void {
  const from = useRef<HTMLElement | null>(null)
  useLostFocus(from, isShown)
  return ({ currentTarget, relatedTarget }) => {
    const isInList = relatedTarget instanceof HTMLElement && relatedTarget.closest('main') !== null
    if (isInList && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }
}

// Elements above the list that handle Escape themselves.
const openLayers = '[role=dialog], [role=menu], input:not([type=checkbox]), textarea, select'

function useEscape(isOn: boolean, clear: () => void) {
  useWindowEvent('keydown', ({ key, defaultPrevented, target }) => {
    if (!isOn || key !== 'Escape' || defaultPrevented) return
    const isInLayer = target instanceof Element && target.closest(openLayers)
    if (!isInLayer && !document.querySelector('[role=dialog], [role=menu]')) clear()
  })
}

/** The actions on the state, as buttons for a toggle and as a menu for a choice; undefined without a state. */
function stateActions(
  resource: Resource,
  onSet: (value: FieldValue, word: string) => void,
  t: Translate,
): StateActions | undefined {
  const verbs = stateVerbs(resource)
  const [first] = verbs
  if (!first) return undefined
  const label = t('Đổi {field}', { field: t(fieldOf(resource, first.name).label).toLocaleLowerCase() })
  const onOff = (to: string | boolean) => (to === true ? t('Bật') : t('Tắt'))
  return {
    label,
    isMenu: verbs.length > 2,
    actions: verbs.map(({ name, to, word }) => ({
      ...(word === undefined ? {} : { word: t(word) }),
      label: word === undefined ? onOff(to) : t('Đổi sang “{state}”', { state: t(word) }),
      onSelect: () => onSet({ name, to }, word === undefined ? onOff(to) : t(word)),
    })),
  }
}

/** The most records that one press changes without a question. */
const mostUnasked = 200

/** A change of very many records that waits for a second press. */
interface ManyChange {
  readonly count: number
  /** The label of the field and the word of its new value. */
  readonly field: string
  readonly word: string
  readonly start: () => void
}

/** Asks once before a press changes very many records, with their number. */
function ManyDialog({ count, field, word, start, onClose }: ManyChange & { onClose: () => void }) {
  const t = useText()
  const n = formatNumber(count)
  return (
    <ActionModal
      title={t('Đổi {n} mục cùng lúc?', { n })}
      close={text('Xem lại')}
      onClose={onClose}
      acts={[
        {
          label: text('Đổi {n} mục', { n }),
          onClick: () => {
            onClose()
            start()
          },
        },
      ]}
    >
      {t('“{field}” của cả {n} mục sẽ thành “{word}”. Đổi xong bạn vẫn hoàn tác được.', { field, n, word })}
    </ActionModal>
  )
}
