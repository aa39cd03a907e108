import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useCallback, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { type ListMenuProps, useFeatures } from '#screens/features-context.ts'

type ListMenuButtonProps = Omit<ListMenuProps, 'anchor' | 'onClose'>

/** The button of a list's menu; the menu's code is preloaded on intent. */
export function ListMenuButton(props: ListMenuButtonProps) {
  const t = useText()
  const { ListMenu } = useFeatures()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const fetchNow = () => void ListMenu.preload().catch(() => undefined)
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('Công cụ khác')}
        aria-haspopup="dialog"
        onPointerEnter={fetchNow}
        onFocus={fetchNow}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {anchor && <ListMenu {...props} anchor={anchor} onClose={close} />}
    </>
  )
}
