import { ActionIcon } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { safeUrl } from '#kit/cells/safe-url.ts'
import { typedAddress } from '#text/typed/typed-line.ts'
import type { InputProps } from './input-props.tsx'
import { TextInput } from './text-input.tsx'

/** A web address with a link that opens it. */
export function UrlInput(props: InputProps<string>) {
  const t = useText()
  const [address, setAddress] = useState(props.defaultValue ?? '')
  const href = safeUrl(address)
  return (
    <TextInput
      {...props}
      parse={typedAddress}
      inputMode="url"
      spellCheck={false}
      autoCapitalize="none"
      onChange={(next) => {
        setAddress(next)
        props.onChange?.(next)
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
