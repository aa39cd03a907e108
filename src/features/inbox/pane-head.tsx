import { Anchor, Box, Button, Flex, Group } from '@mantine/core'
import { IconArrowLeft as IconBack } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { rowStoryOf, type StateOption } from '#descriptor/row-story.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { ImageCell } from '#kit/cells/image-cell.tsx'
import { mailLink } from '#kit/cells/mail-link.ts'
import { StateWord } from '#kit/state-word.tsx'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { isRating, Rating } from '#screens/rating.tsx'
import { useResource } from '#screens/resource-context.ts'
import { dialled, groupedPhone, reachOf } from './reach.ts'
import classes from './reading-pane.module.css'

interface PaneHeadProps {
  readonly row: Row
  readonly option: StateOption | undefined
  /** The actions of the record: above the subject, or beside it on a wide screen. */
  readonly children: ReactNode
}

/** The subject with its state, then who wrote, how to reach them, when, and the other facts of the list. */
export function PaneHead({ row, option, children }: PaneHeadProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const { inbox } = resource
  const { picture } = rowStoryOf(resource)
  const name = recordName(resource, row, t)
  const about = inbox.about === undefined ? '' : readText(valueOf(row, inbox.about))
  const { phone, email } = reachOf(resource, row)
  const { field } = inboxStates(resource)
  const isStateUnknown = valueOf(row, field) === undefined
  return (
    <header style={{ overflowWrap: 'anywhere' }}>
      <Flex
        direction={{ base: 'column', md: 'row-reverse' }}
        justify="space-between"
        gap="0.25rem 1rem"
        mb={4}
      >
        {children}
        <Group component="h2" gap="0.25rem 0.625rem" m={0} fz="1.125rem">
          {picture !== undefined && <ImageCell src={pictureAddress(readText(valueOf(row, picture)))} />}
          <span>{about || name}</span>
          {option ? (
            <StateWord label={t(option.label)} tint={option.tint} />
          ) : (
            isStateUnknown && cellOf(resource, row, field, t)
          )}
        </Group>
      </Flex>
      <Group gap="0.25rem 1.25rem" align="baseline" c="dimmed" className={classes.facts}>
        {about !== '' && <Box {...whoProps}>{name}</Box>}
        {phone !== '' && <Anchor href={`tel:${dialled(phone)}`}>{groupedPhone(phone)}</Anchor>}
        {email !== '' && <Anchor href={mailLink(email)}>{email}</Anchor>}
        <DateCell value={readText(row.created_at)} as="ago" />
        {otherFacts(resource).map((fact) => (
          <Fact key={fact} row={row} name={fact} label={t(fieldOf(resource, fact).label)} />
        ))}
      </Group>
    </header>
  )
}

const whoProps = { component: 'span', c: 'var(--mantine-color-text)' } as const

interface FactProps {
  readonly row: Row
  readonly name: string
  readonly label: string
}

function Fact({ row, name, label }: FactProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const field = fieldOf(resource, name)
  const value = valueOf(row, name)
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (value !== undefined && isRating(field)) return <Rating label={label} value={Number(value)} />
  return (
    <Group component="span" display="inline-flex" gap={4}>
      <span>{`${label}: `}</span>
      {cellOf(resource, row, name, t)}
    </Group>
  )
}

/** The columns of the list that the pane does not show elsewhere. */
function otherFacts(resource: InboxResource): readonly string[] {
  const { about, body, note, reach = [] } = resource.inbox
  const shown = new Set([about, body, note, ...reach])
  return rowStoryOf(resource).columns.filter((name) => !shown.has(name))
}

/** The way from the pane back to the list, on a narrow screen, which shows either of them. */
export function BackToList({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Button
      variant="subtle"
      hiddenFrom="md"
      ms={-12}
      pe={4}
      flex="none"
      leftSection={<IconBack size={18} aria-hidden />}
      onClick={onClose}
    >
      {t('Danh sách')}
    </Button>
  )
}
