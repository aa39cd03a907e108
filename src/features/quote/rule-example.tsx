import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Line } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import { useText } from '#hooks/use-text.ts'
import { FormRow } from '#kit/form-frame.tsx'
import { NumberInput } from '#kit/inputs/number-input.tsx'
import { formatNumber } from '#text/format.ts'
import { limitText, ruleSentences, stepNote } from './rule-text.ts'
import { ruleFor } from './rules/rule.ts'
import { type Parcel, weighShipment } from './rules/weigh.ts'

const chair: Parcel = { weight: 15, length: 60, width: 52, height: 30 }

/** What a rule that is being edited does with a parcel: the weight that counts and why, and the limits that it breaks. */
export function RuleExample({ line }: { readonly line: Line }) {
  const t = useText()
  const [parcel, setParcel] = useState(chair)
  const service = readText(line.service) || t('Dịch vụ này')
  const rule = ruleFor([line], readText(line.service))
  const [weighed] = weighShipment([parcel], rule).parcels
  if (!weighed) return null
  const labels = { length: t('Dài'), width: t('Rộng'), height: t('Cao'), weight: t('Cân nặng') }
  const notes = [
    ...ruleSentences(service, rule, t),
    stepNote(rule, weighed, t),
    ...limitsBroken(rule, [parcel], null).map((broken) => limitText(broken, t)),
  ]
  return (
    <Stack component="section" aria-label={t('Ví dụ')} gap="xs" p="sm" bdrs="md" bg="var(--ben-hover)">
      <FormRow isCompact>
        {(['length', 'width', 'height', 'weight'] as const).map((name) => (
          <NumberInput
            key={name}
            label={labels[name]}
            unit={name === 'weight' ? 'kg' : 'cm'}
            defaultValue={parcel[name]}
            onChange={(value) => setParcel((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </FormRow>
      <output>
        <strong>{t('Tính {weight} kg', { weight: formatNumber(weighed.billable) })}</strong>
        <span>{` ${t('(cân thật {actual} kg, quy đổi {volumetric} kg)', {
          actual: formatNumber(weighed.actual),
          volumetric: formatNumber(weighed.volumetric),
        })}`}</span>
      </output>
      <Text c="dimmed">{notes.filter((note) => note !== '').join(' ')}</Text>
    </Stack>
  )
}
