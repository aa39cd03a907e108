import '#kit/input-styles.css'
import { Box, Button, Divider, Group, NativeSelect } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'

interface ScanProgressProps {
  readonly status: 'reading' | 'done' | 'stopped' | 'failed'
  readonly seen: number
  readonly total: number
  /** Whether all records of the list were read. */
  readonly isWhole: boolean
  readonly found: number
  /** The advice after a failure. */
  readonly advice: string
  readonly onStop: () => void
  readonly onAgain: () => void
  /** The filter options with the number of matches. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The progress of a scan, the button that stops it, and the filter of its results. */
export function ScanProgress({ status, seen, total, isWhole, found, advice, ...props }: ScanProgressProps) {
  const t = useText()
  // Until the first response the total is unknown.
  const isCounted = total > 0
  const numbers = { seen: formatNumber(seen), total: formatNumber(total) }
  const texts = {
    reading: isCounted ? t('Đang xem {seen} / {total}…', numbers) : t('Đang tải…'),
    done: isWhole
      ? t('Đã xem hết {total} mục: {found} mục còn thiếu.', { ...numbers, found: formatNumber(found) })
      : t('Máy chủ chưa trả hết danh sách: đã xem {total} mục, {found} mục còn thiếu.', {
          ...numbers,
          found: formatNumber(found),
        }),
    stopped: t('Đã dừng ở {seen} / {total}.', numbers),
    failed: `${isCounted ? t('Chưa xem hết được: mới tới {seen} / {total}.', numbers) : t('Chưa mở được.')} ${advice}`,
  }
  return (
    <>
      <Group gap="0.5rem 1rem" px="md" py="sm">
        <Box flex="1 1 12rem" mih="2.25rem">
          {/* The running count is not announced, only the result. */}
          <output aria-live={status === 'reading' ? 'off' : 'polite'}>{texts[status]}</output>
          {status === 'reading' && (
            <CountProgress label={t('Đã xem')} done={seen} total={total} maw="24rem" mt="0.25rem" />
          )}
        </Box>
        <NativeSelect
          flex="0 1 14rem"
          miw="10rem"
          aria-label={t('Thiếu gì')}
          value={props.chosen}
          onChange={(event) => props.onChoose(event.currentTarget.value)}
          data={[
            { value: '', label: t('Thiếu bất cứ gì') },
            ...props.options.map(({ value, label, count }) => ({
              value,
              label: `${label} (${formatNumber(count)})`,
            })),
          ]}
        />
        <Button variant="default" onClick={status === 'reading' ? props.onStop : props.onAgain}>
          {status === 'reading' ? t('Dừng') : t('Xem lại từ đầu')}
        </Button>
      </Group>
      <Divider />
    </>
  )
}
