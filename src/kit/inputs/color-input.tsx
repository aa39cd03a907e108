import '#kit/input-styles.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorInput.layer.css'
import { ColorInput as MantineColorInput } from '@mantine/core'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A colour as `#rrggbb` or '': typed, or picked; text that is no colour is passed on, so that validation reports it. */
export function ColorInput(props: InputProps<string>) {
  return (
    <MantineColorInput
      {...fieldProps(props)}
      placeholder={props.placeholder ?? '#0b7285'}
      defaultValue={props.defaultValue ?? ''}
      fixOnBlur={false}
      withEyeDropper={false}
      onChange={(color) => props.onChange?.(color.trim())}
    />
  )
}
