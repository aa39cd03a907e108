import { Box, Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { noteIgnoredFilter } from '#descriptor/departures/ignored-filters.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Contradicted } from '#hooks/read/use-contradicted.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import visually from '#kit/visually-hidden.module.css'
import sign from '#kit/warning-sign.module.css'
import { useResource } from '#screens/resource-context.ts'

/** A part of a list's state that its rows contradict. */
export interface ListContradiction {
  readonly state: ListState
  readonly of: 'filter' | 'search' | 'order'
  /** The field of a filter; the view without one. */
  readonly name?: string | undefined
  /** Only the sign is visible, where there is no room for words. */
  readonly isSign?: boolean
  /** The id of the mark, which describes the control beside it. */
  readonly id?: string
}

/** Words beside a filter, a search or the head of a column that the back-end ignores; a press shows what to do. */
export function ContradictionMark(props: ListContradiction) {
  const resource = useResource()
  const { state, of, name, isSign = false, id } = props
  const t = useText()
  const client = useQueryClient()
  const { anchor, close, opener } = useAnchor()
  const words = wordsOf(of, t)
  const meaning = meaningOf(resource, props, t)
  const mark = <span className={sign.signed} />
  const isLocal = of === 'filter' && name !== undefined && state.filters[name] !== undefined
  const filterHere = () => {
    close()
    noteIgnoredFilter(resource.fields, name ?? '', true)
    void client.resetQueries({ queryKey: keys.lists(resource) })
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="inherit"
        size="compact-sm"
        fw={400}
        id={id}
        leftSection={isSign ? undefined : mark}
        aria-haspopup="dialog"
        aria-label={isSign ? meaning : words}
        title={isSign ? words : meaning}
        {...opener}
      >
        {isSign ? (
          mark
        ) : (
          // In one line with the tabs there is only room for the sign.
          <Box component="span" display={of === 'search' ? { md: 'none', xl: 'inline' } : undefined}>
            {words}
          </Box>
        )}
      </Button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label={words} onClose={close}>
          <Text maw="22rem" px="sm" py="xs">
            {`${meaning} ${adviceOf(of, isLocal, t)}`}
          </Text>
          {isLocal && (
            <Button variant="subtle" onClick={filterHere}>
              {t('Lọc trên máy này')}
            </Button>
          )}
        </AnchoredPopover>
      )}
    </>
  )
}

interface StatusProps extends Pick<ListContradiction, 'state'> {
  readonly found: Contradicted
}

/** The meanings of contradictions, read out by screen readers when they are found. */
export function ContradictionStatus({ found, ...list }: StatusProps) {
  const resource = useResource()
  const t = useText()
  const all: readonly ListContradiction[] = [
    ...found.filters.map((name) => ({ ...list, of: 'filter' as const, name })),
    ...(found.view ? [{ ...list, of: 'filter' as const }] : []),
    ...(found.search ? [{ ...list, of: 'search' as const }] : []),
    ...(found.order ? [{ ...list, of: 'order' as const }] : []),
  ]
  return (
    <output className={visually.hidden}>{all.map((one) => meaningOf(resource, one, t)).join(' ')}</output>
  )
}

function wordsOf(of: ListContradiction['of'], t: Translate): string {
  if (of === 'filter') return t('máy chủ không lọc')
  return of === 'search' ? t('máy chủ không tìm') : t('máy chủ không sắp xếp')
}

function meaningOf(resource: Resource, { state, of, name }: ListContradiction, t: Translate): string {
  const labelOf = (field: string) => t(fieldOf(resource, field).label)
  if (of === 'search')
    return t('Máy chủ không tìm “{name}”: bên dưới không phải kết quả tìm.', { name: state.search })
  if (of === 'order')
    return t('Máy chủ không sắp xếp theo {name}: các dòng bên dưới không theo thứ tự này.', {
      name: labelOf(state.order?.key ?? ''),
    })
  const view = resource.operations.views?.[state.view]?.label ?? ''
  return t('Máy chủ không lọc theo {name} mà trả về cả mục khác.', {
    name: name === undefined ? t(view) : labelOf(name),
  })
}

function adviceOf(of: ListContradiction['of'], isLocal: boolean, t: Translate): string {
  if (of === 'search') return t('Bạn xóa chữ tìm rồi dùng bộ lọc, và báo quản trị viên nhé.')
  if (of === 'order') return t('Bạn xuất tệp rồi sắp xếp trong tệp, và báo quản trị viên nhé.')
  return isLocal
    ? t('Bạn có thể đọc cả danh sách về rồi lọc trên máy này.')
    : t('Bạn mở “Tất cả” để xem cả danh sách, và báo quản trị viên nhé.')
}
