import { Divider, Menu, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import { AnchoredMenu } from '#kit/list/anchored-menu.tsx'
import { AppLink } from '#screens/app-link.tsx'
import type { Command } from './commands.ts'

export interface UserMenuItemsProps {
  readonly anchor: HTMLElement
  readonly name: string
  /** The permission as a text. */
  readonly permission: string
  readonly commands: readonly Command[]
  readonly onClose: () => void
}

/** The name, the permission and the commands of the signed-in user. */
export function UserMenuItems({ anchor, name, permission, commands, onClose }: UserMenuItemsProps) {
  const t = useText()
  return (
    <AnchoredMenu anchor={anchor} label={name} onClose={onClose}>
      <Text component="div" px="sm" pt={4} fw={600}>
        {name}
      </Text>
      <Text component="div" px="sm" pb={8} fz="xs" c="dimmed">
        {permission}
      </Text>
      <Divider mx={-4} mb={4} />
      {commands.map(({ to, run, title, icon }) => {
        const common = { leftSection: <NamedIcon name={icon} size={16} stroke={1.6} />, children: t(title) }
        return to === undefined ? (
          <Menu.Item key={icon} {...common} onClick={run} />
        ) : (
          <Menu.Item key={icon} {...common} component={AppLink} to={to} />
        )
      })}
    </AnchoredMenu>
  )
}
