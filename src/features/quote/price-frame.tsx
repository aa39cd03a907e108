import '#kit/choice-styles.css'
import { Box, Radio, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './price-frame.module.css'

/** The props of small, dimmed texts. */
export const noteProps = { span: true, fz: 'xs', c: 'dimmed' } as const

/** The props of the mark of the cheapest price. */
export const bestProps = {
  span: true,
  fz: 'xs',
  fw: 600,
  c: 'var(--ben-good)',
  style: { whiteSpace: 'nowrap' },
} as const

/** The props of a word on a tinted ground. */
export const tintedProps = {
  span: true,
  fz: 'xs',
  px: 6,
  bdrs: 'md',
  bg: 'var(--ben-chosen)',
  c: 'var(--ben-chosen-text)',
} as const

interface PriceFrameProps {
  readonly label: string
  /** The headings of the columns: the first names the prices, the others have numbers. */
  readonly heads: readonly string[]
  /** Whether the prices are outdated. */
  readonly isOld?: boolean
  readonly children: ReactNode
}

/** A table of prices, one of which is chosen. */
export function PriceFrame({ label, heads, isOld, children }: PriceFrameProps) {
  return (
    <Table
      aria-label={label}
      className={classes.table}
      verticalSpacing={10}
      borderColor="var(--ben-line)"
      c={isOld ? 'dimmed' : undefined}
      data-old={isOld || undefined}
    >
      <Table.Thead c="dimmed" fz="xs">
        <Table.Tr>
          {heads.map((head, at) => (
            <Table.Th key={head} scope="col" pt={0} fw={400} className={at > 0 ? classes.number : undefined}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  )
}

interface PriceRowProps {
  /** The name of the group of radio buttons. */
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** The label of the radio button. */
  readonly name: ReactNode
  /** The description of the radio button. */
  readonly note?: ReactNode
  /** Content below the radio button. */
  readonly below?: ReactNode
  /** The other cells. */
  readonly children: ReactNode
}

/** A row, chosen by its radio button. */
export function PriceRow({ group, isChosen, onChoose, name, note, below, children }: PriceRowProps) {
  return (
    <Table.Tr data-chosen={isChosen || undefined} bg={isChosen ? 'var(--ben-chosen)' : undefined}>
      <Table.Td py={7}>
        {/* A press of the one that is chosen by itself picks it: no change is reported for it. */}
        <Radio
          name={group}
          checked={isChosen}
          onChange={onChoose}
          onClick={onChoose}
          label={name}
          description={note}
        />
        {below && <Box ps="2rem">{below}</Box>}
      </Table.Td>
      {children}
    </Table.Tr>
  )
}

interface SmallLineProps {
  readonly c?: string
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** A small line in a cell. */
export function SmallLine({ c = 'dimmed', role, children }: SmallLineProps) {
  return (
    <Text span display="block" fz="xs" role={role} c={c} style={{ whiteSpace: 'normal' }}>
      {children}
    </Text>
  )
}
