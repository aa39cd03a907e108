import { Box, Button, Group, Text, useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { recentOf } from '#hooks/user/recent.ts'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { NamedIcon } from '#kit/icons.tsx'
import type { CommandPaletteProps } from '#screens/features-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { useGo } from '#screens/use-go.ts'
import { session } from '#session/session.ts'
import { schemeCommands } from './command-items.ts'
import { hasLocalMatch, localGroups } from './local-items.ts'
import classes from './palette.module.css'
import { type PaletteGroup, type PaletteItem, partId, rankedGroups } from './palette-item.ts'
import { foundNames, hasGoodMatch, recordGroups } from './record-groups.ts'
import { isSearch, useGlobalSearch, useSearchedNames } from './use-global-search.ts'

/** The lists that are searched for one phrase before a user asks for more. */
const mostLists = 8

/**
 * The entities that a phrase is searched in at once, and the others: first those whose records the user has opened lately, then
 * those with an entry of the navigation that is always visible.
 */
export function searchedFirst(
  resources: readonly Resource[],
  subject: string,
): readonly [first: readonly Resource[], others: readonly Resource[]] {
  const recent = new Set(recentOf(subject).map(({ resource }) => resource))
  const rank = ({ name, submenu }: Resource) => (recent.has(name) ? 0 : submenu === undefined ? 1 : 2)
  const ordered = resources.toSorted((one, other) => rank(one) - rank(other))
  return [ordered.slice(0, mostLists), ordered.slice(mostLists)]
}

/**
 * The results of the command palette: screens, commands, create actions, recent records, and the records of every entity by
 * their names. Entities whose names are not all known are searched at the server after a pause.
 */
export function Palette(props: CommandPaletteProps) {
  const { menu, query: typed, listId, onExport, onClose } = props
  const t = useText()
  const go = useGo()
  const all = useContext(ResourcesContext)
  const query = typed.trim()
  const subject = session.storedUser()?.subject ?? ''
  const { setColorScheme } = useMantineColorScheme()
  const commands = [...props.commands, ...schemeCommands(setColorScheme)]
  const { history } = useRouter()
  const { pathname: currentPath } = history.location
  const local = localGroups({ menu, resources: all, subject, commands, currentPath }, query, t)
  const names = useSearchedNames(all)
  const { resources, known, incomplete } = names
  const mayBeSlip = !hasLocalMatch(local)
  const found = useMemo(() => foundNames(known, query, mayBeSlip), [known, query, mayBeSlip])
  const needsBodies = isSearch(query) && !names.isLoading && mayBeSlip && !hasGoodMatch(found)
  const searched = useMemo(
    () => [...new Set([...incomplete, ...(needsBodies ? resources.filter(({ inbox }) => inbox) : [])])],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new array of the same entities would search again
    [resources, needsBodies, incomplete.map(({ name }) => name).join(' ')],
  )
  const [nearest, others] = useMemo(() => searchedFirst(searched, subject), [searched, subject])
  const [furtherQuery, setFurtherQuery] = useState('')
  const isFurther = furtherQuery === query
  const server = useGlobalSearch(nearest, query)
  const further = useGlobalSearch(isFurther ? others : none, query)
  const records = recordGroups(found, [...server.found, ...further.found], query, t)
  const groups = query === '' ? local : rankedGroups([...local, ...records])
  const choose = ({ to, run, exported }: PaletteItem) => {
    if (exported) return onExport(exported)
    // The page behind an open modal dialog takes no focus.
    flushSync(onClose)
    if (run) return run()
    const isOpen = to === history.location.href
    go(to, { replace: isOpen })
    // The form of an open address does not render for it again.
    if (isOpen) focusFirstField(document.querySelector<HTMLElement>('[data-focus-field]'))
  }
  const { active, setActive } = useActiveItem(props, typed, groups, choose)
  const failed = isSearch(query) ? [...new Set([...server.failed, ...further.failed, ...names.failed])] : []
  return (
    <>
      <PaletteGroups id={listId} groups={groups} active={active?.key} onPoint={setActive} onChoose={choose} />
      <PaletteFoot
        isBusy={server.isBusy || further.isBusy || (isSearch(query) && names.isLoading)}
        isEmpty={groups.length === 0}
        failed={failed.map(({ title }) => t(title))}
        onRetry={() => {
          names.retry()
          server.retry()
          further.retry()
        }}
        onFurther={
          isSearch(query) && !isFurther && others.length > 0 ? () => setFurtherQuery(query) : undefined
        }
      />
    </>
  )
}

const none: readonly Resource[] = []

interface PaletteFootProps {
  readonly isBusy: boolean
  /** Whether there is no item to choose. */
  readonly isEmpty: boolean
  /** The titles of the entities whose search failed. */
  readonly failed: readonly string[]
  readonly onRetry: () => void
  /** Searches the lists that a phrase is not searched in at once; undefined where there are none. */
  readonly onFurther: (() => void) | undefined
}

/** The footer of the palette: the state of the search, and the keys. */
function PaletteFoot({ isBusy, isEmpty, failed, onRetry, onFurther }: PaletteFootProps) {
  const t = useText()
  const found = isBusy ? t('Đang tìm…') : isEmpty ? t('Không thấy gì khớp') : ''
  const status =
    failed.length > 0 && !isBusy ? t('Chưa tìm được trong: {names}.', { names: failed.join(', ') }) : found
  return (
    <Group component="footer" gap="xs" px="lg" py={6} className={classes.foot}>
      <Box component="output" flex={1}>
        {status}
      </Box>
      {failed.length > 0 && !isBusy && (
        <Button variant="subtle" onClick={onRetry}>
          {t('Thử lại')}
        </Button>
      )}
      {onFurther && !isBusy && (
        <Button variant="subtle" onClick={onFurther}>
          {t('Tìm trong danh sách khác')}
        </Button>
      )}
      <Text inherit visibleFrom="sm" aria-hidden>
        {t('↑ ↓ chọn · Enter mở · Esc đóng')}
      </Text>
    </Group>
  )
}

interface PaletteGroupsProps {
  /** The id of the list, and the prefix of those of its options. */
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly active: string | undefined
  readonly onPoint: (key: string) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** The items of the palette, by group. */
function PaletteGroups({ id, groups, ...given }: PaletteGroupsProps) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
    <div id={id} role="listbox" aria-label={t('Kết quả')} className={classes.list}>
      {groups.map(({ key, label, items }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may not contain a fieldset
        <div key={key} role="group" aria-labelledby={partId(id, key)}>
          <div id={partId(id, key)} className={classes.heading}>
            {label}
          </div>
          {items.map((item) => (
            <Option key={item.key} id={partId(id, item.key)} item={item} {...given} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Omit<PaletteGroupsProps, 'groups'> {
  readonly item: PaletteItem
}

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select
      role="option"
      aria-selected={item.key === active}
      className={classes.option}
      // Not onPointerEnter: an item that scrolls under a resting pointer must not become active.
      onPointerMove={() => item.key !== active && onPoint(item.key)}
      onClick={() => onChoose(item)}
    >
      <NamedIcon name={item.icon} size={18} stroke={1.6} />
      <span className={classes.label}>{item.label}</span>
      {item.detail && <span className={classes.detail}>{item.detail}</span>}
    </div>
  )
}

/**
 * The active item of the palette: the first one until the arrow keys of the input, or the pointer, have moved it. Enter chooses it.
 * The focus stays in the input, whose attributes name the item.
 */
function useActiveItem(
  { input, listId }: Pick<CommandPaletteProps, 'input' | 'listId'>,
  typed: string,
  groups: readonly PaletteGroup[],
  onChoose: (item: PaletteItem) => void,
) {
  const [chosen, setChosen] = useState({ typed, key: '' })
  const items = groups.flatMap((group) => group.items)
  // Items that arrive later do not change the active one, another query does.
  const key = chosen.typed === typed ? chosen.key : ''
  const at = Math.max(
    items.findIndex((item) => item.key === key),
    0,
  )
  const active = items[at]
  const setActive = (next: string) => setChosen({ typed, key: next })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !active) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) onChoose(active)
    else setActive(items[(at + step + items.length) % items.length]?.key ?? '')
  })
  useEffect(() => {
    const element = input.current
    element?.setAttribute('aria-expanded', 'true')
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [input])
  const activeId = active && partId(listId, active.key)
  useEffect(() => {
    input.current?.setAttribute('aria-activedescendant', activeId ?? '')
  }, [input, activeId])
  useEffect(() => {
    if (key !== '') document.getElementById(partId(listId, key))?.scrollIntoView({ block: 'nearest' })
  }, [listId, key])
  return { active, setActive }
}
