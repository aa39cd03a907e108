import { Text } from '@mantine/core'
import type { PageCursor } from '#hooks/read/pages-of.ts'
import { unknownSign } from '#hooks/tables/cell-text.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber, formatTotal } from '#text/format.ts'

interface ExportProgressProps {
  readonly status: 'reading' | 'failed' | 'done'
  /** The file name. */
  readonly file: string
  readonly cursor: PageCursor
  /** The number of names of other records that could not be read. */
  readonly unnamed: number
  /** The labels of fields that no record came with. */
  readonly unsent: string
  /** The advice after a failure. */
  readonly advice: string
}

/** The progress of an export, and a list of the data that its file lacks. */
export function ExportProgress({ status, file, cursor, unnamed, unsent, advice }: ExportProgressProps) {
  const t = useText()
  const { total, isWhole, repeated } = cursor
  const read = cursor.rows.size
  const numbers = { read: formatNumber(read), total: formatTotal(total) }
  const left = (total ?? read) - read
  const isDone = status === 'done'
  const result = [
    status === 'failed' &&
      `${t('Mới tải được {read} / {total}; những mục đã tải vẫn còn.', numbers)} ${advice}`,
    isDone && t('Đã xuất {n} mục vào {file}.', { n: numbers.read, file }),
    isDone &&
      repeated > 0 &&
      t('Danh sách đổi khi đang tải: {n} mục gặp hai lần, chỉ ghi một lần.', { n: formatNumber(repeated) }),
    isDone &&
      unnamed > 0 &&
      t('Có {n} chỗ chưa tải được tên, tệp ghi “Chưa tải được tên”.', { n: formatNumber(unnamed) }),
    isDone &&
      unsent !== '' &&
      t('Danh sách của máy chủ không có {fields}: tệp ghi “{unknown}”.', {
        fields: unsent,
        unknown: t(unknownSign),
      }),
    isDone && !isWhole && left <= 0 && t('Máy chủ chưa trả hết danh sách này, nên tệp có thể thiếu mục.'),
    isDone && left > 0 && t('Danh sách đổi khi đang tải: có thể thiếu {n} mục.', { n: formatNumber(left) }),
  ]
  return (
    <>
      <CountProgress
        label={t('Xuất tệp')}
        done={isDone ? 1 : read}
        total={isDone ? 1 : total}
        mt="0.25rem"
        mb="sm"
      />
      {status === 'reading' && <Text mb="sm">{t('Đang tải {read} / {total}…', numbers)}</Text>}
      <output>
        {result.filter(Boolean).map((line) => (
          <Text key={`${line}`} span display="block" mb="sm">
            {line}
          </Text>
        ))}
      </output>
    </>
  )
}
