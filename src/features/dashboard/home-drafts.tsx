import { Anchor, Box, Button, Divider, Group, Paper, Text } from '@mantine/core'
import { can } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { answeredRecord } from '#hooks/drafts/answer-draft.ts'
import { partsOf } from '#hooks/drafts/draft-parts.ts'
import { dropDrafts, recordOf, restoreDrafts } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { importDraft, pastedRowsIn, tableIn } from '#hooks/drafts/import-draft.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { DraftTextBox } from '#kit/draft-offer.tsx'
import { notify } from '#kit/notice.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { draftAsText } from '#screens/form/draft-as-text.ts'
import { editHref, formHref, listHref, screenHref } from '#screens/href.ts'
import { text } from '#text/text.ts'
import classes from './dashboard.module.css'
import { firstOf } from './waiting.ts'
import { WaitingRow } from './waiting-card.tsx'

interface HomeDraftsProps {
  readonly resources: readonly Resource[]
  /** Newest first. */
  readonly drafts: readonly FoundDraft[]
  readonly onChange: () => void
}

/** The row of the user's drafts, with the list of them. */
export function HomeDrafts({ resources, drafts, onChange }: HomeDraftsProps) {
  const t = useText()
  const found = byRecord(resources, drafts)
  const items = found.map(([resource, some]) => itemOf(resource, some, t))
  const drop = async ({ key, name }: DraftItem) => {
    const some = found.find(([, [first]]) => first.key === key)?.[1] ?? []
    await dropDrafts(some.map((draft) => draft.key))
    onChange()
    const undo = () => void restoreDrafts(some).then(onChange)
    notify({ tone: 'plain', text: text('Đã bỏ bản nháp “{name}”.', { name }), undo })
  }
  const next = items.find(({ to }) => to !== null)
  return (
    <WaitingRow
      tone="new"
      count={items.length}
      title={t('Bản nháp bạn chưa lưu')}
      detail={firstOf(
        items.map(({ name, more }) => (more === '' ? name : `${name} (${more})`)),
        items.length,
        t,
      )}
      action={next?.to ? { to: next.to, label: next.isImport ? t('Nhập tiếp') : t('Viết tiếp') } : null}
    >
      <DraftList items={items} onDrop={(item) => void drop(item)} />
    </WaitingRow>
  )
}

type OfRecord = readonly [Resource | undefined, readonly [FoundDraft, ...FoundDraft[]]]

/** Groups drafts by record, with their entity if it still exists. */
function byRecord(resources: readonly Resource[], drafts: readonly FoundDraft[]): readonly OfRecord[] {
  const found = new Map<string, OfRecord>()
  for (const draft of drafts) {
    const resource = resources.find(({ name }) => name === draft.resource)
    // Settings have no id: all their drafts belong to one record.
    const recordKey = resource && can(resource, 'read') ? resource.name : recordOf(draft)
    const [, before = []] = found.get(recordKey) ?? []
    const [first = draft, ...rest] = [...before, draft]
    found.set(recordKey, [resource, [first, ...rest]])
  }
  return [...found.values()]
}

function itemOf(resource: Resource | undefined, drafts: OfRecord[1], t: Translate): DraftItem {
  const [newest] = drafts
  const parts = drafts.map((draft) => partsOf(resource, draft))
  const editedFields = new Set(parts.flatMap(({ values }) => Object.keys(values)))
  const noun = resource ? t(resource.noun) : ''
  const table = newest.id === importDraft ? tableIn(newest) : null
  const isImport = resource !== undefined && table !== null
  const isOpened = editedFields.size > 0 || answeredRecord(newest.id) !== null || isImport
  const to = resource && isOpened ? addressOf(resource, newest) : null
  const pasted = pastedRowsIn(newest)
  const texts = parts.map(({ values, lost }) => draftAsText(resource, { ...values, ...lost }, t))
  const count = editedFields.size > 0 ? t('{count} ô đã sửa', { count: editedFields.size }) : ''
  const named = isImport
    ? { name: t('Nhập vào {title}', { title: t(resource.title) }), more: table.file || t('Các ô đã dán') }
    : nameOf(resource, newest, noun, t)
  return {
    key: newest.key,
    ...named,
    at: new Date(newest.at).toISOString(),
    size: isImport ? t('{n} dòng', { n: table.rows }) : count,
    to,
    isImport,
    // A table is read where it is imported.
    text: isImport ? '' : pasted ? tabbed(resource, pasted, t) : texts.join('\n\n'),
  }
}

/** Rows as tab-separated text with a head, as spreadsheets copy them. */
function tabbed(
  resource: Resource | undefined,
  rows: readonly Readonly<Record<string, unknown>>[],
  t: Translate,
): string {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const heads = names.map((name) => t(resource?.fields[name]?.label ?? name))
  const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = [heads, ...rows.map((row) => names.map((name) => readText(row[name])))]
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

function nameOf(
  resource: Resource | undefined,
  { id, label, values }: FoundDraft,
  noun: string,
  t: Translate,
): Pick<DraftItem, 'name' | 'more'> {
  if (!resource) return { name: label || t('Bản nháp cũ'), more: '' }
  if (can(resource, 'read')) return { name: t(resource.title), more: '' }
  if (id !== '') {
    // Drafts of earlier versions label a record without a name by its id.
    const isBlank = label === '' || label === id || label === answeredRecord(id)
    return { name: isBlank ? t('Chưa có tên') : label, more: noun }
  }
  return { name: t('{noun} mới', { noun }), more: readText(values?.[resource.label]) }
}

function addressOf(resource: Resource, { id }: FoundDraft): string {
  if (can(resource, 'read')) return screenHref(resource)
  const answered = answeredRecord(id)
  const state = defaultListState(resource)
  if (id === importDraft) return listHref(resource, state, { import: 1 })
  return answered === null ? editHref(resource, id || null, state) : formHref(resource, answered, state)
}

/** The draft of a record. */
interface DraftItem {
  readonly key: string
  /** The label of the record, or a text for a new one. */
  readonly name: string
  /** The noun of the entity, or the current label of a new record; '' if the name suffices. */
  readonly more: string
  /** The last change, ISO. */
  readonly at: string
  /** The number of its fields, or of the rows of a table; '' for neither. */
  readonly size: string
  /** The address of its form; null if that form no longer exists. */
  readonly to: string | null
  readonly isImport: boolean
  /** The values of the draft as text; '' for a table. */
  readonly text: string
}

interface DraftListProps {
  readonly items: readonly DraftItem[]
  readonly onDrop: (item: DraftItem) => void
}

/** The drafts: each can be continued in its form, read, or discarded. */
function DraftList({ items, onDrop }: DraftListProps) {
  const t = useText()
  return (
    <details>
      <Summary>{t('Xem từng bản nháp')}</Summary>
      <Paper withBorder mt="xs" component="ul" aria-label={t('Bản nháp chưa lưu')}>
        {items.map((item, index) => (
          <li key={item.key}>
            {index > 0 && <Divider />}
            <Box px="md" py="sm">
              <Group align="start" justify="space-between" wrap="nowrap" gap="sm">
                <Box miw={0}>
                  {item.to === null ? (
                    <Text span fw={600} display="inline-block" className={classes.capital}>
                      {item.name}
                    </Text>
                  ) : (
                    <Anchor
                      component={AppLink}
                      to={item.to}
                      fw={600}
                      display="inline-block"
                      className={classes.capital}
                    >
                      {item.name}
                    </Anchor>
                  )}
                  <DraftDetails item={item} />
                </Box>
                <Button
                  size="xs"
                  variant="default"
                  flex="none"
                  onClick={() => onDrop(item)}
                  aria-label={t('Bỏ bản nháp “{name}”', { name: item.name })}
                >
                  {t('Bỏ bản nháp')}
                </Button>
              </Group>
              {item.text !== '' && (
                <details>
                  <Summary>{t('Xem nội dung')}</Summary>
                  <DraftTextBox content={item.text} />
                </details>
              )}
            </Box>
          </li>
        ))}
      </Paper>
    </details>
  )
}

function Summary({ children }: { readonly children: string }) {
  return (
    <Text component="summary" c="dimmed" w="fit-content">
      {children}
    </Text>
  )
}

function DraftDetails({ item: { more, size, at, to } }: { readonly item: DraftItem }) {
  const t = useText()
  const facts = [more, to === null ? t('Không mở lại được trong biểu mẫu') : size].filter(Boolean)
  return (
    <Text component="div" c="dimmed">
      {facts.length > 0 && <span>{`${facts.join(' · ')} · `}</span>}
      <DateCell value={at} as="ago" />
    </Text>
  )
}
