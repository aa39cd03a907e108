import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './conflict-choice.module.css'

/** The side of a conflict whose value is kept. */
export type Side = 'mine' | 'theirs'

/** A field that both the user and another user have changed. */
export interface ConflictLine {
  readonly name: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

interface ConflictChoiceProps {
  readonly lines: readonly ConflictLine[]
  readonly onChoose: (name: string, side: Side) => void
}

/** Both versions of each conflicting field side by side; the user's own value is the default. */
export function ConflictChoice({ lines, onChoose }: ConflictChoiceProps) {
  const t = useText()
  const group = useId()
  return (
    <Alert icon={<IconUsers size={20} aria-hidden />} title={t('Người khác vừa sửa cùng chỗ với bạn')}>
      {t('Chưa lưu gì cả. Chọn nội dung giữ lại rồi bấm Lưu.')}
      {lines.map(({ name, label, mine, theirs }) => {
        const side = (value: Side, title: string, shown: ReactNode) => (
          <label className={classes.side}>
            <input
              type="radio"
              name={`${group}-${name}`}
              defaultChecked={value === 'mine'}
              onChange={() => onChoose(name, value)}
            />
            <span className={classes.title}>{title}</span>
            <span className={classes.value}>{shown}</span>
          </label>
        )
        return (
          <fieldset key={name} className={classes.line}>
            <legend>{label}</legend>
            {side('mine', t('Của bạn'), mine)}
            {side('theirs', t('Của người khác'), theirs)}
          </fieldset>
        )
      })}
    </Alert>
  )
}
