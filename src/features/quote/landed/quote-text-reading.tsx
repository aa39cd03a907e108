import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { noteProps } from '#features/quote/price-frame.tsx'
import { useText } from '#hooks/use-text.ts'
import { type Text as Label, text } from '#text/text.ts'
import { readQuoteText, type TextMark } from './read-quote-text.ts'

const fieldNames: Readonly<Record<NonNullable<TextMark['field']>, Label>> = {
  link: text('liên kết'),
  sides: text('kích thước'),
  price: text('giá'),
  weight: text('cân nặng'),
  count: text('số lượng'),
  domesticFreight: text('cước nội địa'),
  ordinal: text('số thứ tự'),
}

/** A message of a customer with the field beside each number that was read, and marks on the numbers that were not. */
export function QuoteTextReading({ original }: { readonly original: string }) {
  const t = useText()
  const { marks } = useMemo(() => readQuoteText(original), [original])
  const unread = marks.filter(({ field }) => field === null).length
  return (
    <Stack gap={4}>
      {unread > 0 && (
        <Text component="output" c="var(--ben-warn)">
          {t('{n} chỗ có số chưa đọc, đang tô vàng. Bạn xem rồi điền tay nếu cần.', { n: unread })}
        </Text>
      )}
      <Text mah="10rem" style={wrapStyle}>
        {marks.map(({ start, end, field }, at) => (
          // The place is the identity of a mark.
          <span key={start}>
            {original.slice(marks[at - 1]?.end ?? 0, start)}
            {field === null ? (
              <Text component="mark" {...unreadProps}>
                {original.slice(start, end)}
                <VisuallyHidden>{` ${t('(chưa đọc)')}`}</VisuallyHidden>
              </Text>
            ) : (
              <>
                <Text span td="underline" style={quietLine}>
                  {original.slice(start, end)}
                </Text>
                <Text {...noteProps}>{` ${t(fieldNames[field])}`}</Text>
              </>
            )}
          </span>
        ))}
        {original.slice(marks.at(-1)?.end ?? 0)}
      </Text>
    </Stack>
  )
}

const wrapStyle = { overflowY: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
const quietLine = { textDecorationStyle: 'dotted', textUnderlineOffset: 3 } as const
const unreadProps = {
  c: 'inherit',
  px: 2,
  bg: 'color-mix(in srgb, var(--ben-warn) 30%, transparent)',
  span: true,
} as const
