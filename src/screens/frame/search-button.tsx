import { ActionIcon, Button, Kbd } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'

interface SearchButtonProps {
  readonly onOpen: () => void
  /** Called on hover or focus. */
  readonly onIntent: () => void
}

/** The button of the command palette; on a phone only its icon. */
export function SearchButton({ onOpen, onIntent }: SearchButtonProps) {
  const t = useText()
  const words = t('Tìm hoặc đi tới…')
  const handlers = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onOpen,
    onPointerEnter: onIntent,
    onFocus: onIntent,
  } as const
  return (
    <>
      <ActionIcon {...handlers} hiddenFrom="sm" size={36} aria-label={words}>
        <IconSearch size={20} stroke={1.6} />
      </ActionIcon>
      <Button
        {...handlers}
        visibleFrom="sm"
        variant="default"
        w="min(22rem, 100%)"
        px="sm"
        c="dimmed"
        fw={400}
        styles={{ label: { flex: 1 }, section: { flex: 'none' } }}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={
          <Kbd bd="none" aria-hidden>
            Ctrl K
          </Kbd>
        }
      >
        {words}
      </Button>
    </>
  )
}
