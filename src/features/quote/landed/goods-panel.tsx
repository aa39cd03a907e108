import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import list from '#features/quote/list.module.css'
import { type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { mostGoods } from '#features/quote/rules/quote-values.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { MoneyInput } from '#kit/inputs/number-input.tsx'
import { GoodsRow } from './goods-row.tsx'

/** The goods that are bought for the customer, and their way to the warehouse in Japan. */
export function GoodsPanel({ values, change, problems }: QuoteFormState) {
  const t = useText()
  const isFull = values.goods.length >= mostGoods
  const lines = useRef<HTMLUListElement>(null)
  // A stable key for each line: removing one must not move the inputs of the others.
  const [keys, setKeys] = useState(() => values.goods.map((_, at) => at))
  const setGoods = (goods: readonly GoodsLine[], nextKeys: readonly number[]) => {
    setKeys([...nextKeys])
    change({ goods })
  }
  const add = () =>
    focusAfter(
      () => setGoods([...values.goods, newGoods()], [...keys, Math.max(-1, ...keys) + 1]),
      () => lines.current?.querySelector('li:last-child input'),
    )
  const remove = (at: number) =>
    setGoods(
      values.goods.filter((_, index) => index !== at),
      keys.filter((_, index) => index !== at),
    )
  const setLine = (at: number, part: Partial<GoodsLine>) =>
    change({ goods: values.goods.map((line, index) => (index === at ? { ...line, ...part } : line)) })
  return (
    <>
      {values.goods.length > 0 && <Title order={3}>{t('Hàng mua hộ')}</Title>}
      {values.goods.length > 0 && (
        <ul ref={lines} className={`${list.ruled} ${list.spaced}`} aria-label={t('Hàng mua hộ')}>
          {values.goods.map((line, at) => (
            <GoodsRow
              key={keys[at]}
              at={at}
              line={line}
              problems={problems}
              onChange={(part) => setLine(at, part)}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      <Group justify="space-between" align="end" gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          {values.goods.length > 0 ? t('Thêm món hàng') : t('Thêm hàng mua hộ')}
        </Button>
        {isFull && (
          // The reason of the disabled button, beside it.
          <Text c="dimmed" flex="1 1 10rem" style={{ alignSelf: 'center' }}>
            {t('Một báo giá có nhiều nhất {n} món hàng.', { n: mostGoods })}
          </Text>
        )}
        {values.goods.length > 0 && (
          <MoneyInput
            label={t('Cước nội địa Nhật')}
            currency="JPY"
            defaultValue={values.domesticFreight}
            onChange={(domesticFreight) => change({ domesticFreight })}
            {...(problems.domesticFreight ? { error: t(problems.domesticFreight) } : {})}
          />
        )}
      </Group>
    </>
  )
}
