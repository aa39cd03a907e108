import { Button, Group, Text } from '@mantine/core'
import { isPackingOutdated, restacked } from '#features/quote/landed/prefill.ts'
import { useText } from '#hooks/use-text.ts'
import { NumberInput } from '#kit/inputs/number-input.tsx'
import { type LineCell, RowsInput } from '#kit/inputs/rows-input.tsx'
import { text } from '#text/text.ts'
import { ParcelOriginNote } from './parcel-origin-note.tsx'
import { mostParcels, newParcel } from './rules/quote-values.ts'
import type { Parcel } from './rules/weigh.ts'
import { useQuote } from './use-quote.ts'
import type { QuoteFormState } from './use-quote-form.ts'

const restackedNotice = { tone: 'good', text: text('Đã tính lại các kiện như xếp chồng.') } as const

/** The parcels; the first is sent as the shipment's own weight and size, the others as children. */
export function ParcelFields({ values, editParcels, problems }: QuoteFormState) {
  const t = useText()
  const { history } = useQuote()
  const columns = {
    weight: t('Cân nặng'),
    length: t('Dài'),
    width: t('Rộng'),
    height: t('Cao'),
  }
  const renderParcelCell = ({ at, column, value, onChange }: LineCell) => {
    const found = problems[`parcels.${at}.${column}`]
    const label = columns[column as keyof Parcel]
    return (
      <NumberInput
        label={t('{name}, kiện {n}', { name: label, n: at + 1 })}
        name={`parcels.${at}.${column}`}
        defaultValue={value as number | null}
        onChange={onChange}
        unit={column === 'weight' ? 'kg' : 'cm'}
        {...(found ? { error: t(found) } : {})}
      />
    )
  }
  return (
    <>
      <RowsInput
        label={t('Kiện hàng')}
        hasHeading
        isCompact
        description={t('Không đo được thì bỏ trống kích thước. Dấu phẩy hay dấu chấm đều được.')}
        columns={columns}
        renderCell={renderParcelCell}
        newLine={() => ({ ...newParcel() })}
        min={1}
        max={mostParcels}
        labels={{ add: t('Thêm kiện con'), remove: (n) => t('Bỏ kiện {n}', { n }) }}
        defaultValue={values.parcels.map((parcel) => ({ ...parcel }))}
        onChange={(lines) => editParcels(lines as unknown as readonly Parcel[])}
      />
      <ParcelOriginNote values={values} isAnnounced />
      {isPackingOutdated(values) && (
        <Group justify="space-between" gap="xs">
          <Text component="output" c="var(--ben-warn)">
            {t('Hàng đã đổi sau khi xếp thùng, các kiện này vẫn là của hàng lúc trước.')}
          </Text>
          <Button variant="default" onClick={() => history.changeParcels(restackedNotice, restacked(values))}>
            {t('Tính lại như xếp chồng')}
          </Button>
        </Group>
      )}
    </>
  )
}
