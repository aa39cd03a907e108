import { Box, Button, Code, Divider, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-current-user.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { TabLinks } from '#screens/tab-links.tsx'
import { text } from '#text/text.ts'
import { contractTab } from './contract-tab.ts'
import { dismissDepartures } from './departure-collector.ts'
import type { DepartureEntry } from './departure-entry.ts'
import { departureSentence, departuresMarkdown, sinceText } from './departure-text.ts'
import { describedField } from './described-field.ts'
import { useDepartures } from './use-departures.ts'

/** The departures of the back-end from its descriptors: to copy for its developers, or to dismiss. */
export function ContractScreen() {
  const t = useText()
  const resources = useContext(ResourcesContext)
  const subject = useSession()?.subject ?? ''
  const entries = useDepartures()
  const dismiss = (dismissed: readonly DepartureEntry[]) => void dismissDepartures(subject, dismissed)
  return (
    <PageFrame
      title={t(contractTab.title)}
      count={entries.length || undefined}
      toolbar={<TabLinks active={contractTab.name} />}
    >
      <TablePaper>
        {entries.length === 0 ? (
          <EmptyState
            icon={IconCheck}
            detail={t('Chỗ nào khác với mô tả được ghi lại trong lúc làm việc, không ghi nội dung bản ghi.')}
          >
            {t('Mọi câu trả lời của máy chủ đều đúng như mô tả.')}
          </EmptyState>
        ) : (
          <>
            <Group gap="xs" justify="flex-end" px="md" py="sm">
              <Button variant="subtle" onClick={() => dismiss(entries)}>
                {t('Bỏ qua tất cả')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={() => void copy(departuresMarkdown(resources, entries, t))}
              >
                {t('Chép dạng Markdown')}
              </Button>
            </Group>
            <ul>
              {entries.map((entry) => (
                <DepartureItem
                  key={`${entry.call} ${entry.field}`}
                  entry={entry}
                  onDismiss={() => dismiss([entry])}
                />
              ))}
            </ul>
          </>
        )}
      </TablePaper>
    </PageFrame>
  )
}

async function copy(markdown: string) {
  try {
    await navigator.clipboard.writeText(markdown)
    notify({ tone: 'good', text: text('Đã chép danh sách') })
  } catch {
    notify({ tone: 'bad', text: text('Trình duyệt không cho chép. Bạn cho phép rồi thử lại nhé.') })
  }
}

interface DepartureItemProps {
  readonly entry: DepartureEntry
  readonly onDismiss: () => void
}

/** One departure: its sentence, the field on the screens, and since when. */
function DepartureItem({ entry, onDismiss }: DepartureItemProps) {
  const t = useText()
  const resources = useContext(ResourcesContext)
  const resource = resources.find(({ name }) => name === entry.resource)
  const field = resource && describedField(resource, entry.field)
  const parts = departureSentence(resources, entry, t).split('`')
  return (
    <li>
      <Divider />
      <Group wrap="nowrap" px="md" py="sm">
        <Box flex={1} miw={0}>
          <Text>
            {parts.map((part, at) => {
              // Odd parts are between backticks; the parts of a sentence do not move.
              const key = `${at} ${part}`
              return at % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>
            })}
          </Text>
          <Text c="dimmed" size="xs" mt={2}>
            {`${field ? `${[resource.title, ...field.labels].map((label) => t(label)).join(' › ')} · ` : ''}${t('Từ {time}', { time: sinceText(entry) })}`}
          </Text>
        </Box>
        <Button variant="subtle" onClick={onDismiss}>
          {t('Bỏ qua')}
        </Button>
      </Group>
    </li>
  )
}
