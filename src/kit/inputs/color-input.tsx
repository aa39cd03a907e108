import '#kit/input-styles.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorInput.layer.css'
import { ColorInput as MantineColorInput } from '@mantine/core'
import { useState } from 'react'
import { cleanText } from '#text/typed/clean-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A colour as `#rrggbb` or '': typed, or picked; text that is no colour is passed on, so that validation reports it. */
export function ColorInput(props: InputProps<string>) {
  const [opened, setOpened] = useState(false)
  const field = fieldProps(props)
  return (
    <MantineColorInput
      {...field}
      popoverProps={{ opened, onChange: setOpened, transitionProps: { duration: 0 } }}
      // Escape closes the palette, and the dialog or drawer around the input only without it.
      data-mantine-stop-propagation={opened || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpened(false)
      }}
      onClick={() => setOpened(true)}
      onFocus={(event) => {
        field.onFocus?.(event)
        setOpened(true)
      }}
      onBlur={(event) => {
        field.onBlur?.(event)
        setOpened(false)
      }}
      placeholder={props.placeholder ?? '#0b7285'}
      defaultValue={props.defaultValue ?? ''}
      fixOnBlur={false}
      withEyeDropper={false}
      onChange={(color) => props.onChange?.(cleanText(color))}
    />
  )
}
