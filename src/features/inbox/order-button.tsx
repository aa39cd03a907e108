import { Button } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Order, parseOrder, writeOrder } from '#descriptor/wire/query-names.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import { useResource } from '#screens/resource-context.ts'

interface OrderButtonProps {
  readonly order: Order | null
  readonly onOrder: (order: Order) => void
}

/** The order of an inbox in words, and the menu of the others; nothing where the back-end cannot sort. */
export function OrderButton({ order, onOrder }: OrderButtonProps) {
  const resource = useResource()
  const t = useText()
  const { anchor, close, opener } = useAnchor()
  const { sort = [] } = resource.list
  if (sort.length === 0) return null
  const label = order ? orderLabel(resource, order, t) : t('Thứ tự mặc định')
  const actions = sort
    .flatMap((key) => [key, `-${key}`])
    .filter((one) => order === null || one !== writeOrder(order))
    .map((one) => ({
      label: orderLabel(resource, parseOrder(one), t),
      onSelect: () => onOrder(parseOrder(one)),
    }))
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        px="xs"
        leftSection={<IconArrowsSort size={16} aria-hidden />}
        aria-label={t('Thứ tự: {order}', { order: label })}
        aria-haspopup="menu"
        {...opener}
      >
        {label}
      </Button>
      {anchor && <RowMenu anchor={anchor} actions={actions} onClose={close} />}
    </>
  )
}

function orderLabel(resource: Resource, { key, desc }: Order, t: Translate): string {
  const field = fieldOf(resource, key)
  const kind = field.kind === 'readOnly' ? field.shownAs : field.kind
  if (kind === 'date' || kind === 'dateTime') return desc ? t('Mới nhất trước') : t('Cũ nhất trước')
  const label = t(field.label)
  return desc ? t('{label} giảm dần', { label }) : t('{label} tăng dần', { label })
}
