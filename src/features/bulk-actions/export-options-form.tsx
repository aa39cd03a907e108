import { useText } from '#hooks/use-text.ts'
import type { ExportOptions } from './export-file.ts'
import classes from './export-view.module.css'

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
      <fieldset className={classes.columns}>
        <legend>{t('Loại tệp')}</legend>
        <Choice name="format" isChosen={format === 'xlsx'} onChoose={() => choose({ format: 'xlsx' })}>
          {t('Excel (.xlsx): giữ nguyên số và ngày')}
        </Choice>
        <Choice name="format" isChosen={format === 'csv'} onChoose={() => choose({ format: 'csv' })}>
          {t('CSV')}
        </Choice>
      </fieldset>
      <fieldset className={classes.columns}>
        <legend>{t('Cột')}</legend>
        <Choice name="columns" isChosen={!isAll} onChoose={() => choose({ isAll: false })}>
          {t('Các cột đang hiện')}
        </Choice>
        <Choice name="columns" isChosen={isAll} onChoose={() => choose({ isAll: true })}>
          {t('Tất cả các cột')}
        </Choice>
        {isAll && unlisted !== '' && (
          <p className={classes.note}>
            {t('Trừ {fields}: máy chủ chỉ gửi nội dung này khi bạn mở từng mục.', { fields: unlisted })}
          </p>
        )}
        {hasRelations && (
          <label>
            <input type="checkbox" checked={withIds} onChange={() => choose({ withIds: !withIds })} />
            {t('Thêm cột mã của các mục liên quan')}
          </label>
        )}
      </fieldset>
    </>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: string
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
