import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formatNumber } from '#text/format.ts'

/** Sets the state of the selected rows; the word is that of the state, where it has one. */
interface StateAction extends RowAction {
  readonly word?: string
}

/** The actions that set the state of the selected rows: buttons, or a menu where there are many. */
export interface StateActions {
  readonly label: string
  readonly isMenu: boolean
  readonly actions: readonly StateAction[]
}

interface SelectionBarProps {
  readonly count: number
  /** The number of selected rows on other pages. */
  readonly elsewhere: number
  /** The offer to select the rows of all pages. */
  readonly offer:
    | { readonly label: string; readonly isBusy: boolean; readonly onSelectAll: () => void }
    | undefined
  readonly state: StateActions | undefined
  /** Opens the edit of the other fields. */
  readonly onEdit: (() => void) | undefined
  /** The address of a quote of the selected rows; undefined where they cannot be goods. */
  readonly quote: string | undefined
  readonly onDelete: (() => void) | undefined
  readonly onClear: () => void
}

/** The actions on the selected rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, elsewhere, offer, state, onEdit, quote, onDelete, onClear } = props
  const t = useText()
  return (
    <Paper
      component="section"
      withBorder
      shadow="md"
      p="xs"
      maw="100%"
      style={{ pointerEvents: 'auto' }}
      aria-label={t('Các mục đã chọn')}
    >
      <Group gap="xs">
        <Group gap="xs" me="xs">
          <CloseButton size={32} aria-label={t('Bỏ chọn')} data-tip={t('Bỏ chọn (Esc)')} onClick={onClear} />
          <Text component="output" fw={600}>
            <span>{t('Đã chọn {n}', { n: formatNumber(count) })}</span>
            {elsewhere > 0 && (
              <Text span c="dimmed" fw={400}>
                {` ${t('({n} ở trang khác)', { n: formatNumber(elsewhere) })}`}
              </Text>
            )}
          </Text>
          {offer && (
            <Button variant="subtle" size="compact-md" loading={offer.isBusy} onClick={offer.onSelectAll}>
              {offer.label}
            </Button>
          )}
        </Group>
        <Group gap={6} aria-keyshortcuts="b">
          {state && <StateButtons {...state} />}
          {onEdit && (
            <Button variant="default" px="sm" aria-haspopup="dialog" onClick={onEdit}>
              {t('Sửa…')}
            </Button>
          )}
          {quote !== undefined && (
            <Button variant="default" px="sm" component={AppLink} to={quote}>
              {t('Báo giá')}
            </Button>
          )}
          {onDelete && (
            <Button variant="light" color="red" px="sm" onClick={onDelete}>
              {t('Xóa…')}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  )
}

function StateButtons({ label, isMenu, actions }: StateActions) {
  const t = useText()
  const { anchor, close, opener } = useAnchor()
  if (!isMenu) {
    return (
      <>
        {actions.some(({ word }) => word !== undefined) && (
          <Text span c="dimmed" px={4} aria-hidden>
            {t('Đổi sang')}
          </Text>
        )}
        {actions.map((action) => (
          <Button
            key={action.label}
            variant="default"
            px="sm"
            aria-label={action.label}
            onClick={action.onSelect}
          >
            {action.word ?? action.label}
          </Button>
        ))}
      </>
    )
  }
  return (
    <>
      <Button variant="default" px="sm" aria-haspopup="menu" {...opener}>
        {`${label}…`}
      </Button>
      {anchor && <RowMenu anchor={anchor} actions={actions} onClose={close} />}
    </>
  )
}
