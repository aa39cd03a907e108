import { useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import nativeChoice from '#kit/native-choice.module.css'
import type { BoxSettings } from './box-settings.ts'
import classes from './packing-panel.module.css'

/** The boxes of the settings, or boxes that are made to measure. */
export type BoxKind = 'shop' | 'fitted'

interface BoxKindChoiceProps {
  readonly value: BoxKind
  readonly settings: BoxSettings
  readonly onChange: (kind: BoxKind) => void
}

/** Chooses what to pack into, by native radio buttons. */
export function BoxKindChoice({ value, settings, onChange }: BoxKindChoiceProps) {
  const t = useText()
  const group = useId()
  const labels = {
    shop: settings.isEmpty
      ? t('Thùng thông dụng ({n} loại)', { n: settings.boxes.length })
      : t('Thùng của cửa hàng ({n} loại)', { n: settings.boxes.length }),
    fitted: t('Thùng vừa khít'),
  }
  return (
    <fieldset className={classes.kinds} aria-label={t('Loại thùng')}>
      {(['shop', 'fitted'] as const).map((kind) => (
        <label key={kind} className={nativeChoice.choice}>
          <input type="radio" name={group} checked={kind === value} onChange={() => onChange(kind)} />
          {labels[kind]}
        </label>
      ))}
    </fieldset>
  )
}
