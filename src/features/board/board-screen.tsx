import { Group, Stack, Title } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { rowsWithId } from '#descriptor/own-ids.ts'
import type { Row } from '#descriptor/row.ts'
import { useList } from '#hooks/read/use-list.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { screenState } from '#screens/href.ts'
import { MisfitNote, WithoutIdNote } from '#screens/list/list-notes.tsx'
import { useRowActions } from '#screens/list/use-row-actions.tsx'
import { listFailure } from '#screens/list-failure.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useFormPreload } from '#screens/use-form-preload.ts'
import type { BoardPage, FilledSlot } from './board-pages.ts'
import { boardState } from './load-board.ts'
import { RecordSlot } from './record-slot.tsx'
import { useBoardMoves } from './use-board-moves.tsx'

interface BoardScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** The board of an entity: its records by page and slot, including empty slots. */
export function BoardScreen({ resource, search }: BoardScreenProps) {
  const t = useText()
  const { board } = resource
  if (!board) throw new RangeError(`${resource.name} has no board`)
  const state = screenState(resource, search)
  const list = useList(resource, boardState(resource))
  const { shown, error } = list
  useFormPreload(resource, shown !== undefined)
  const rows = useMemo(() => rowsWithId(shown?.rows ?? none), [shown])
  const moves = useBoardMoves(resource, board, rows)
  const actions = useRowActions(resource, state)
  const [menu, setMenu] = useState<{ row: Row; slot: FilledSlot; button: HTMLElement } | null>(null)
  const { body, follow } = useFollow(moves.pages)
  const failed = error && (
    <FailedState
      {...listFailure(resource, t)}
      hint={t(readAdviceFor(error))}
      onRetry={list.retry}
      isBusy={list.isBusy}
      isLine={shown !== undefined}
    />
  )
  const menuOf = (row: Row, slot: FilledSlot) => {
    const [first, ...others] = actions.menuOf(row)
    return [...(first ? [first] : []), ...moves.actionsOf(row, slot), ...others]
  }
  return (
    <ResourceFrame search={search} state={state} count={error ? undefined : shown?.page.total}>
      {failed}
      <WithoutIdNote rows={shown?.rows} isHidden />
      {shown?.misfits && <MisfitNote misfits={shown.misfits} />}
      {(shown || !error) && (
        // Remounted when the cards are loaded: slots that grow in place would shift the layout.
        <Stack key={shown ? 'board' : 'outline'} ref={body} gap="xl" onPointerDown={() => follow(null)}>
          {moves.pages.map((page) => (
            <Stack component="section" key={page.key} gap="sm" aria-label={pageLabel(page, t)}>
              <Title order={2}>{pageLabel(page, t)}</Title>
              {page.lines.map((line) => (
                // As on the site, side by side where the screen is wide enough.
                <Group key={line[0]?.slot} gap="sm" align="stretch">
                  {line.map((slot) => (
                    <RecordSlot
                      key={slot.slot}
                      resource={resource}
                      board={board}
                      state={state}
                      slot={slot}
                      pageLabel={pageLabel(page, t)}
                      isBusy={shown === undefined}
                      onActions={(row, button) =>
                        setMenu((open) => (open?.button === button ? null : { row, slot, button }))
                      }
                      onStep={(row, by) => {
                        follow(row.id)
                        moves.step(row, slot, by)
                      }}
                      onDrop={(moved, before) => moves.drop(moved, slot, before)}
                    />
                  ))}
                </Group>
              ))}
            </Stack>
          ))}
        </Stack>
      )}
      {menu && (
        <RowMenu anchor={menu.button} actions={menuOf(menu.row, menu.slot)} onClose={() => setMenu(null)} />
      )}
      {moves.dialog}
      {actions.dialog}
    </ResourceFrame>
  )
}

function pageLabel({ label, isKnown }: BoardPage, t: Translate): string {
  if (isKnown) return t(label)
  return label === '' ? t('Chưa xếp trang') : t('Chưa rõ trang: “{value}”', { value: label })
}

/** Restores the focus to a card that was moved by keys: the new position of its element drops it. */
function useFollow(pages: readonly BoardPage[]) {
  const body = useRef<HTMLDivElement>(null)
  const focusId = useRef<string | null>(null)
  useEffect(() => {
    if (focusId.current === null || pages.length === 0 || document.activeElement !== document.body) return
    body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(focusId.current)}"] a`)?.focus()
  }, [pages])
  const follow = (id: string | null) => {
    focusId.current = id
  }
  return { body, follow }
}

const none: readonly Row[] = []
