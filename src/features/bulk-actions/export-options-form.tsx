import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox, Radio } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import type { ExportOptions } from './export-file.ts'

interface ExportOptionsFormProps {
  readonly options: ExportOptions
  readonly onOptions: (options: ExportOptions) => void
  /** Whether the exported fields refer to other records. */
  readonly hasRelations: boolean
  /** The labels of fields that no list has. */
  readonly unlisted: string
}

/** The choices of an export: the format, the columns, and the ids of relations. */
export function ExportOptionsForm({ options, onOptions, hasRelations, unlisted }: ExportOptionsFormProps) {
  const t = useText()
  const { format, isAll, withIds } = options
  const choose = (changes: Partial<ExportOptions>) => onOptions({ ...options, ...changes })
  return (
    <>
      <Radio.Group label={t('Loại tệp')} value={format} onChange={(chosen) => choose({ format: chosen })}>
        <Radio value="xlsx" label={t('Excel (.xlsx): giữ nguyên số và ngày')} />
        <Radio value="csv" label={t('CSV')} />
      </Radio.Group>
      <Radio.Group
        my="sm"
        label={t('Cột')}
        description={
          isAll &&
          unlisted !== '' &&
          t('Trừ {fields}: máy chủ chỉ gửi nội dung này khi bạn mở từng mục.', { fields: unlisted })
        }
        value={isAll ? 'all' : 'shown'}
        onChange={(chosen) => choose({ isAll: chosen === 'all' })}
      >
        <Radio value="shown" label={t('Các cột đang hiện')} />
        <Radio value="all" label={t('Tất cả các cột')} />
      </Radio.Group>
      {hasRelations && (
        <Checkbox
          label={t('Thêm cột mã của các mục liên quan')}
          checked={withIds}
          onChange={() => choose({ withIds: !withIds })}
        />
      )}
    </>
  )
}
