import '#kit/input-styles.css'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { safeUrl } from '#kit/cells/safe-url.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

/** A web address with a link that opens it. */
export function UrlInput(props: InputProps<string>) {
  const t = useText()
  const [address, setAddress] = useState(props.defaultValue ?? '')
  const href = safeUrl(address)
  return (
    <TextInput
      {...fieldProps(props)}
      inputMode="url"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      defaultValue={props.defaultValue ?? ''}
      onChange={(event) => {
        setAddress(event.currentTarget.value)
        props.onChange?.(event.currentTarget.value)
      }}
      rightSectionPointerEvents="all"
      rightSection={
        href && (
          <ActionIcon
            component="a"
            size={28}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Mở {name} trong thẻ mới', { name: props.label })}
          >
            <IconExternalLink size={16} aria-hidden />
          </ActionIcon>
        )
      }
    />
  )
}
