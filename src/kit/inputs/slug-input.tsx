import { Button, TextInput as Line, Loader } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

interface SlugInputProps extends InputProps<string> {
  /** Makes an address from another field, when asked to. */
  readonly suggest?: () => string
  /** Whether another record has this address, while that is known or being looked up. */
  readonly status?: 'checking' | 'free' | 'taken'
}

/** The readable end of a page's address; it can be made from the title and says when it is taken. */
export function SlugInput({ suggest, status, ...props }: SlugInputProps) {
  const t = useText()
  const [slug, setSlug] = useState(props.defaultValue ?? '')
  const change = (next: string) => {
    setSlug(next)
    props.onChange?.(next)
  }
  const taken = status === 'taken' ? t('Địa chỉ này đã có trang khác dùng. Đổi vài chữ là được.') : undefined
  return (
    <Line
      {...fieldProps({ ...props, error: props.error ?? taken })}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={slug}
      onChange={(event) => change(event.currentTarget.value)}
      rightSectionWidth={suggest && !props.readOnly ? 128 : undefined}
      rightSection={
        status === 'checking' ? (
          <Loader size={16} />
        ) : slug !== '' && status === 'free' ? (
          <IconCheck size={16} color="var(--mantine-color-success)" aria-label={t('Chưa ai dùng')} />
        ) : (
          suggest &&
          !props.readOnly && (
            <Button variant="subtle" size="compact-sm" onClick={() => change(suggest())}>
              {t('Lấy từ tiêu đề')}
            </Button>
          )
        )
      }
    />
  )
}
