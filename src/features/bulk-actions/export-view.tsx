import { Text } from '@mantine/core'
import { unknownSign } from '#hooks/tables/unknown-sign.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber, formatTotal } from '#text/format.ts'
import { text } from '#text/text.ts'
import type { ExportOptions } from './export-file.ts'
import { ExportOptionsForm } from './export-options-form.tsx'

interface ExportViewProps {
  readonly status: 'idle' | 'reading' | 'failed' | 'done'
  /** The file name. */
  readonly file: string
  /** Whether a search or filter limits the exported rows. */
  readonly hasFilters: boolean
  readonly options: ExportOptions
  readonly onOptions: (options: ExportOptions) => void
  /** Whether the exported fields refer to other records. */
  readonly hasRelations: boolean
  /** The labels of fields that no list has. */
  readonly unlisted: string
  readonly read: number
  /** Undefined while it is not known. */
  readonly total: number | undefined
  /** Whether all records of the list were read. */
  readonly isWhole: boolean
  /** The number of duplicates, because the list changed during the export. */
  readonly repeated: number
  /** The number of names of other records that could not be read. */
  readonly unnamed: number
  /** The labels of fields that no record came with. */
  readonly unsent: string
  /** The advice after a failure. */
  readonly advice: string
  /** Starts the export, or continues it after a failure. */
  readonly onGo: () => void
  readonly onClose: () => void
}

/** The dialog of an export: options, progress and result. */
export function ExportView(props: ExportViewProps) {
  const { status, file, hasFilters, onGo, onClose } = props
  const t = useText()
  const go = { idle: t('Xuất'), failed: t('Tiếp tục'), reading: '', done: '' }[status]
  return (
    <ActionModal
      title={t('Xuất tệp')}
      onClose={onClose}
      close={status === 'done' ? text('Đóng') : text('Hủy')}
      acts={go === '' ? [] : [{ label: go, onClick: onGo }]}
    >
      {status === 'idle' ? (
        <>
          <Text mb="sm">
            {hasFilters
              ? t('Mọi mục khớp với tìm kiếm và bộ lọc đang mở, vào một tệp {file}.', { file })
              : t('Mọi mục của danh sách, vào một tệp {file}.', { file })}
          </Text>
          <ExportOptionsForm {...props} />
        </>
      ) : (
        <Progress {...props} />
      )}
    </ActionModal>
  )
}

function Progress(props: ExportViewProps) {
  const { status, file, read, total, isWhole, repeated, unnamed, unsent, advice } = props
  const t = useText()
  const numbers = { read: formatNumber(read), total: formatTotal(total) }
  const left = (total ?? read) - read
  return (
    <>
      <CountProgress
        label={t('Xuất tệp')}
        done={status === 'done' ? 1 : read}
        total={status === 'done' ? 1 : total}
        mt="0.25rem"
        mb="sm"
      />
      {status === 'reading' && <Text mb="sm">{t('Đang tải {read} / {total}…', numbers)}</Text>}
      <output>
        {status === 'failed' && (
          <Text span display="block" mb="sm">
            {t('Mới tải được {read} / {total}; những mục đã tải vẫn còn.', numbers)} {advice}
          </Text>
        )}
        {status === 'done' && (
          <Text span display="block" mb="sm">
            {t('Đã xuất {n} mục vào {file}.', { n: numbers.read, file })}
          </Text>
        )}
        {status === 'done' && repeated > 0 && (
          <Text span display="block" mb="sm">
            {t('Danh sách đổi khi đang tải: {n} mục gặp hai lần, chỉ ghi một lần.', {
              n: formatNumber(repeated),
            })}
          </Text>
        )}
        {status === 'done' && unnamed > 0 && (
          <Text span display="block" mb="sm">
            {t('Có {n} chỗ chưa tải được tên, tệp ghi “Chưa tải được tên”.', { n: formatNumber(unnamed) })}
          </Text>
        )}
        {status === 'done' && unsent !== '' && (
          <Text span display="block" mb="sm">
            {t('Danh sách của máy chủ không có {fields}: tệp ghi “{unknown}”.', {
              fields: unsent,
              unknown: t(unknownSign),
            })}
          </Text>
        )}
        {status === 'done' && !isWhole && left <= 0 && (
          <Text span display="block" mb="sm">
            {t('Máy chủ chưa trả hết danh sách này, nên tệp có thể thiếu mục.')}
          </Text>
        )}
        {status === 'done' && left > 0 && (
          <Text span display="block" mb="sm">
            {t('Danh sách đổi khi đang tải: có thể thiếu {n} mục.', { n: formatNumber(left) })}
          </Text>
        )}
      </output>
    </>
  )
}
