import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, Button, Text } from '@mantine/core'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import type { UserMenuItemsProps } from './user-menu-items.tsx'

const UserMenuItems = lazyComponent(
  async () => (await import('./user-menu-items.tsx')).UserMenuItems,
  LazyDialogFailure,
)

/** The menu of the signed-in user: their own pages and the sign-out; its code is loaded on intent. */
export function UserMenu(props: Omit<UserMenuItemsProps, 'anchor' | 'onClose'>) {
  const { name } = props
  const { anchor, close, opener } = useAnchor(UserMenuItems)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="inherit"
        fw={400}
        px={8}
        title={name}
        aria-haspopup="menu"
        leftSection={
          <Avatar size={28} color="sea" aria-hidden>
            {initial(name)}
          </Avatar>
        }
        {...opener}
      >
        <Text span truncate maw="10rem" visibleFrom="sm">
          {name}
        </Text>
      </Button>
      {anchor && <UserMenuItems {...props} anchor={anchor} onClose={close} />}
    </>
  )
}

/** Vietnamese names end with the given name, by which people are addressed. */
function initial(name: string): string {
  const first = name.trim().split(/\s+/).at(-1)?.codePointAt(0)
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase()
}
