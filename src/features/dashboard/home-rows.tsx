import { Anchor, Divider, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '#screens/app-link.tsx'
import classes from './dashboard.module.css'

/** A record on the home page. */
export interface HomeRow {
  readonly key: string
  readonly to: string
  readonly name: string
  /** Details, on the second line. */
  readonly about: ReactNode
  /** The status, at the right of the name. */
  readonly state?: ReactNode
  /** The date, at the right of the second line. */
  readonly when?: ReactNode
}

/** A few records, two lines each. */
export function HomeRows({ rows }: { readonly rows: readonly HomeRow[] }) {
  return (
    <ul>
      {rows.map(({ key, to, name, about, state, when }) => (
        <li key={key}>
          <Divider />
          <Stack gap={0} justify="center" h="3.5rem" px={20}>
            <Group gap="md" wrap="nowrap" justify="space-between">
              <Anchor component={AppLink} to={to} title={name} c="inherit" fw={600} lh="1.5rem" truncate>
                {name}
              </Anchor>
              {state !== undefined && <Side>{state}</Side>}
            </Group>
            <Group gap="md" wrap="nowrap" justify="space-between">
              <Text c="dimmed" truncate className={classes.about}>
                {about}
              </Text>
              <Side>{when}</Side>
            </Group>
          </Stack>
        </li>
      ))}
    </ul>
  )
}

function Side({ children }: { readonly children: ReactNode }) {
  return (
    <Text span c="dimmed" flex="none">
      {children}
    </Text>
  )
}
