import '#kit/input-styles.css'
import { Box, Group, NativeSelect, Text } from '@mantine/core'
import { encodings, type ReadOptions, separators } from '#hooks/tables/table.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { type Text as TextKey, text } from '#text/text.ts'
import type { ImportSource } from './import-source.ts'

interface SourceCardProps {
  readonly source: ImportSource
  /** Undefined once the rows are sent. */
  readonly onCorrect?: ((options: ReadOptions) => void) | undefined
}

const encodingNames: Readonly<Record<(typeof encodings)[number], string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  shift_jis: '日本語 (Shift_JIS)',
  'windows-1258': 'Tiếng Việt (Windows-1258)',
}

const separatorNames: Readonly<Record<(typeof separators)[number], TextKey>> = {
  ',': text('Dấu phẩy (,)'),
  ';': text('Dấu chấm phẩy (;)'),
  '\t': text('Tab'),
  '|': text('Gạch đứng (|)'),
}

/** The file, the number of its rows, and its sheet, encoding and separator, which can be changed. */
export function SourceCard({ source, onCorrect }: SourceCardProps) {
  const t = useText()
  const { name, table } = source
  const { sheets = [], sheet, encoding, separator, left } = table
  const isText = encoding !== undefined
  return (
    <Group gap="0.75rem 1.25rem" align="end">
      <Box flex="1 1 14rem" miw={0}>
        <Text fw={600}>{name === '' ? t('Các ô đã dán') : name}</Text>
        <Text c="dimmed">
          {`${t('{rows} dòng, {columns} cột', {
            rows: formatNumber(table.rows.length),
            columns: table.heads.length,
          })}${left > 0 ? ` · ${t('bỏ {left} dòng cuối vì quá dài', { left: formatNumber(left) })}` : ''}`}
        </Text>
      </Box>
      {onCorrect && (
        <Group gap="md" grow wrap="nowrap" flex="1 1 20rem">
          {sheets.length > 1 && (
            <NativeSelect
              label={t('Trang tính')}
              data={sheets.map((value) => ({ value, label: value }))}
              value={sheet ?? ''}
              onChange={(event) => onCorrect({ sheet: event.currentTarget.value })}
            />
          )}
          {isText && (
            <>
              <NativeSelect
                label={t('Bảng mã chữ')}
                data={encodings.map((value) => ({ value, label: encodingNames[value] }))}
                value={encoding}
                onChange={(event) => {
                  const chosen = encodings.find((one) => one === event.currentTarget.value)
                  onCorrect({ ...(chosen && { encoding: chosen }), ...(separator && { separator }) })
                }}
              />
              <NativeSelect
                label={t('Dấu ngăn cột')}
                data={separators.map((value) => ({ value, label: t(separatorNames[value]) }))}
                value={separator ?? ','}
                onChange={(event) => {
                  const chosen = separators.find((one) => one === event.currentTarget.value)
                  onCorrect({ encoding, ...(chosen && { separator: chosen }) })
                }}
              />
            </>
          )}
        </Group>
      )}
    </Group>
  )
}
