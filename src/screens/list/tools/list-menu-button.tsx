import { ActionIcon, Box, Button } from '@mantine/core'
import { IconDots, IconTableExport } from '@tabler/icons-react'
import { canImport, type ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { useAnchor } from '#kit/list/use-anchor.ts'
import { type ListMenuProps, useFeatures } from '#screens/features-context.ts'
import { listHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'
import { usePasteOffer } from './use-paste-offer.ts'

type ListMenuButtonProps = Omit<ListMenuProps, 'resource' | 'anchor' | 'onClose'>

/** The button of a menu of a list: its files in the head, its views in the toolbar; loaded on intent. */
export function ListMenuButton(props: ListMenuButtonProps) {
  const t = useText()
  const { ListMenu } = useFeatures()
  const { anchor, close, opener } = useAnchor(ListMenu)
  const resource = useResource() as ResourceWith<'list'>
  const { part, state } = props
  const isMenu = canImport(resource)
  usePasteOffer(resource, isMenu && part === 'files' ? listHref(resource, state, { import: 1 }) : undefined)
  const files = isMenu ? t('Nhập · Xuất') : t('Xuất')
  return (
    <>
      {part === 'views' ? (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('Công cụ khác')}
          data-tip={t('Công cụ khác')}
          aria-haspopup="menu"
          {...opener}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          px="sm"
          fw={400}
          aria-label={files}
          aria-haspopup={isMenu ? 'menu' : 'dialog'}
          {...opener}
        >
          <IconTableExport size={18} stroke={1.6} aria-hidden />
          <Box component="span" ml="xs" visibleFrom="sm">
            {files}
          </Box>
        </Button>
      )}
      {anchor && <ListMenu {...props} resource={resource} anchor={anchor} onClose={close} />}
    </>
  )
}
