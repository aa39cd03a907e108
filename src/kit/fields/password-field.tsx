import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ToolButton } from '#kit/tool-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password, which can be made visible and pasted. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'endWidth'>) {
  const t = useText()
  const [isVisible, setVisible] = useState(false)
  const Eye = isVisible ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      end={
        <ToolButton
          look="gray"
          size={28}
          aria-label={t('Hiện hoặc ẩn mật khẩu')}
          aria-pressed={isVisible}
          // The input keeps the focus and its cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Eye size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      }
    />
  )
}
