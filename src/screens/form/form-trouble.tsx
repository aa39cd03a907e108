import { canSave } from '#descriptor/capability.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ClashChoice } from '#kit/clash-choice.tsx'
import { FormAlert } from '#kit/form-alert.tsx'
import { sentences } from '#text/sentences.ts'
import { text } from '#text/text.ts'
import { drawnValue } from './draft-lines.tsx'
import classes from './form-trouble.module.css'
import type { Trouble } from './use-record-form.ts'

interface FormTroubleProps {
  readonly resource: Resource
  readonly trouble: Trouble
  readonly isBusy: boolean
  /** A person has chosen whose value of a field is to stay. */
  readonly onChoose: (name: string, value: unknown) => void
  /** Saves what stands in the form as a new record. */
  readonly onCreate: () => void
}

/** Why the form is not saved, and what can be done about it; all that was typed still stands in it. */
export function FormTrouble(props: FormTroubleProps) {
  return (
    <div key={props.trouble.is} ref={bringIntoView} className={classes.place}>
      <Words {...props} />
    </div>
  )
}

function bringIntoView(place: HTMLDivElement | null): void {
  place?.scrollIntoView({ block: 'nearest' })
}

function Words({ resource, trouble, isBusy, onChoose, onCreate }: FormTroubleProps) {
  const t = useText()
  if (trouble.is === 'clash') {
    const { lines } = trouble
    const drawn = (name: string, value: unknown) => drawnValue(resource, { [name]: value }, name, t)
    return (
      <ClashChoice
        key={lines.map(({ name }) => name).join()}
        lines={lines.map(({ name, mine, theirs }) => ({
          name,
          label: t(fieldOf(resource, name).label),
          mine: drawn(name, mine),
          theirs: drawn(name, theirs),
        }))}
        onChoose={(name, side) => onChoose(name, lines.find((line) => line.name === name)?.[side])}
      />
    )
  }
  if (trouble.is === 'gone') {
    const noun = t(resource.noun)
    return (
      <FormAlert
        text={t('Đã có người xóa {noun} này', { noun })}
        more={t('Chưa lưu gì cả; nội dung bạn vừa nhập vẫn còn ở đây.')}
        action={
          canSave(resource, true)
            ? {
                label: t('Tạo {noun} mới từ nội dung này', { noun }),
                isBusy,
                run: onCreate,
              }
            : undefined
        }
      />
    )
  }
  const { failure, outcome } = trouble
  const placed = editableFields(resource)
  const more = outcome === 'not saved' ? [...failure.reasons(placed), notSaved] : failure.more('save', placed)
  return <FormAlert text={t(failure.text)} more={sentences(t, '', more)} />
}

const notSaved = text('Đã xem lại: chưa lưu. Bấm Lưu để gửi lại; nội dung bạn vừa nhập vẫn còn.')
