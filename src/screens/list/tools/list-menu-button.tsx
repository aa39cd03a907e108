import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconTableExport } from '@tabler/icons-react'
import { type MouseEvent, useCallback, useState } from 'react'
import { canImport } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { type ListMenuProps, useFeatures } from '#screens/features-context.ts'
import classes from './list-menu-button.module.css'

type ListMenuButtonProps = Omit<ListMenuProps, 'anchor' | 'onClose'>

/** The button of a menu of a list: its files in the head, its views in the toolbar; loaded on intent. */
export function ListMenuButton(props: ListMenuButtonProps) {
  const t = useText()
  const { ListMenu } = useFeatures()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const fetchNow = () => void ListMenu.preload().catch(() => undefined)
  const opener = {
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: fetchNow,
    onFocus: fetchNow,
    onClick: (event: MouseEvent<HTMLButtonElement>) => setAnchor(anchor ? null : event.currentTarget),
  }
  const files = canImport(props.resource) ? t('Nhập · Xuất') : t('Xuất')
  return (
    <>
      {props.part === 'views' ? (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('Công cụ khác')}
          data-tip={t('Công cụ khác')}
          {...opener}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="subtle" color="gray" className={classes.files} aria-label={files} {...opener}>
          <IconTableExport size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>{files}</span>
        </Button>
      )}
      {anchor && <ListMenu {...props} anchor={anchor} onClose={close} />}
    </>
  )
}
