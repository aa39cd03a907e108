import { ActionIcon, Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { GoodsLine } from '#features/quote/rules/goods.ts'
import type { QuoteProblems } from '#features/quote/rules/quote-values.ts'
import { useText } from '#hooks/use-text.ts'
import { MoneyInput, NumberInput } from '#kit/inputs/number-input.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { formatNumber } from '#text/format.ts'
import { typedAddress } from '#text/typed/typed-line.ts'
import classes from './goods-panel.module.css'

interface GoodsRowProps {
  /** Its index from 0. */
  readonly at: number
  readonly line: GoodsLine
  readonly problems: QuoteProblems
  readonly onChange: (part: Partial<GoodsLine>) => void
  readonly onRemove: () => void
}

const summaryProps = { py: { base: 10, sm: 2 }, style: { cursor: 'pointer' } } as const
const measures = ['weight', 'length', 'width', 'height'] as const

/** A goods line: name, price and count; its address, weight and sides open below. */
export function GoodsRow({ at, line, problems, onChange, onRemove }: GoodsRowProps) {
  const t = useText()
  const n = at + 1
  const labels = { weight: t('Cân nặng'), length: t('Dài'), width: t('Rộng'), height: t('Cao') }
  const errorOf = (name: string) => {
    const problem = problems[`goods.${at}.${name}`]
    return problem ? { error: t(problem) } : {}
  }
  const hasProblem = measures.some((name) => problems[`goods.${at}.${name}`])
  return (
    <Stack component="li" gap={4}>
      <div className={classes.line}>
        <TextInput
          label={t('Tên món {n}', { n })}
          defaultValue={line.name}
          onChange={(name) => onChange({ name })}
        />
        <MoneyInput
          label={t('Giá món {n}', { n })}
          currency="JPY"
          defaultValue={line.price}
          onChange={(price) => onChange({ price })}
          {...errorOf('price')}
        />
        <NumberInput
          label={t('Số lượng {n}', { n })}
          integer
          min={1}
          defaultValue={line.count}
          onChange={(count) => onChange({ count })}
          {...errorOf('count')}
        />
        <ActionIcon size={34} mt={27} aria-label={t('Bỏ món {n}', { n })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <details open={hasProblem || undefined}>
        <Text component="summary" fz="xs" c="dimmed" w="fit-content" {...summaryProps}>
          <span>{measuresText(line) || t('Thêm cân nặng, kích thước, liên kết')}</span>
          {/^https?:\/\//.test(line.link) && URL.canParse(line.link) && (
            <Anchor ms="sm" fz="xs" underline="always" href={line.link} target="_blank" rel="noreferrer">
              {new URL(line.link).hostname.replace(/^www\./, '')}
            </Anchor>
          )}
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" py="xs">
          {measures.map((name) => (
            <NumberInput
              key={name}
              label={t('{name}, món {n}', { name: labels[name], n })}
              unit={name === 'weight' ? 'kg' : 'cm'}
              defaultValue={line[name]}
              onChange={(value) => onChange({ [name]: value })}
              {...errorOf(name)}
            />
          ))}
        </SimpleGrid>
        <TextInput
          label={t('Liên kết món {n}', { n })}
          parse={typedAddress}
          defaultValue={line.link}
          onChange={(link) => onChange({ link })}
        />
      </details>
    </Stack>
  )
}

function measuresText({ weight, length, width, height }: GoodsLine): string {
  const sides = [length, width, height]
  return [
    weight !== null && Number.isFinite(weight) && `${formatNumber(weight)} kg`,
    sides.every((side) => side !== null && Number.isFinite(side)) &&
      `${sides.map((side) => formatNumber(side ?? 0)).join(' × ')} cm`,
  ]
    .filter(Boolean)
    .join(' · ')
}
