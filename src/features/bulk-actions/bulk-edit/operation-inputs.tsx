import type { Field } from '#descriptor/field.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { ChoiceInput } from '#kit/inputs/choice-input.tsx'
import { NumberInput } from '#kit/inputs/number-input.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { inputOf } from '#screens/form/inputs.tsx'
import { useResource } from '#screens/resource-context.ts'
import type { BulkEdit } from './edited-value.ts'
import { amountText, operationText } from './operation-texts.ts'

interface OperationInputsProps {
  readonly edit: BulkEdit
  readonly onEdit: (edit: BulkEdit) => void
}

/** The inputs of an operation: a value as in the form, an amount with its rounding, or texts. */
export function OperationInputs({ edit, onEdit }: OperationInputsProps) {
  const resource = useResource()
  const t = useText()
  const field = fieldOf(resource, edit.name)
  switch (edit.operation) {
    case 'clear':
      return null
    case 'add':
    case 'percent':
      return (
        <>
          <NumberInput
            integer={edit.operation === 'add' && isWhole(field)}
            label={t(amountText(edit.operation, field))}
            unit={edit.operation === 'percent' ? '%' : ''}
            onChange={(amount) => onEdit({ ...edit, amount })}
          />
          <ChoiceInput
            label={t('Làm tròn')}
            required
            defaultValue="0"
            options={{
              0: t('Không làm tròn'),
              10: t('Đến {n}', { n: '10' }),
              100: t('Đến {n}', { n: '100' }),
              1000: t('Đến {n}', { n: '1.000' }),
            }}
            onChange={(round) => onEdit({ ...edit, round: Number(round) })}
          />
        </>
      )
    case 'shift':
      return (
        <NumberInput
          integer
          label={t(amountText(edit.operation, field))}
          onChange={(amount) => onEdit({ ...edit, amount })}
        />
      )
    case 'replace':
      return (
        <>
          <TextInput label={t('Tìm chữ')} onChange={(find) => onEdit({ ...edit, find })} />
          <TextInput
            label={t('Thay bằng')}
            description={t('Để trống là xóa chữ đó.')}
            onChange={(text) => onEdit({ ...edit, text })}
          />
        </>
      )
    case 'prefix':
    case 'suffix':
      return <TextInput label={t('Chữ thêm vào')} onChange={(text) => onEdit({ ...edit, text })} />
    default:
      return <ValueInput edit={edit} onEdit={onEdit} />
  }
}

/** Whether the numbers of a field have no fractions, so that a separator before three digits is one of thousands. */
const isWhole = (field: Field) =>
  field.kind === 'money' || (field.kind === 'number' && field.integer === true)

/** The input of the form for the field; a toggle is a choice, because it has no blank position. */
function ValueInput({ edit, onEdit }: OperationInputsProps) {
  const resource = useResource()
  const t = useText()
  const field = fieldOf(resource, edit.name)
  const label = t(operationText(edit.operation))
  const onChange = (to: unknown) => onEdit({ ...edit, to })
  if (field.kind === 'toggle') {
    const { on, off } = toggleWords(field)
    const choose = (value: string) => onChange(value === '' ? undefined : value === 'true')
    return <ChoiceInput label={label} options={{ true: t(on), false: t(off) }} onChange={choose} />
  }
  return inputOf({
    field,
    props: { label, onChange },
    resource,
    id: '',
    currentValues: none,
    t,
  })
}

const none = () => ({})
