import type { ComponentPropsWithRef, ReactNode } from 'react'
import nativeChoice from '#kit/native-choice.module.css'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style'> {
  readonly label: ReactNode
}

/** A native checkbox with its label. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={nativeChoice.choice}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
