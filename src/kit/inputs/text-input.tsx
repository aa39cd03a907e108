import '#kit/input-styles.css'
import {
  ActionIcon,
  TextInput as MantineTextInput,
  type TextInputProps as MantineTextInputProps,
  Textarea,
} from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { typedLength } from '#descriptor/text-length.ts'
import { useText } from '#hooks/use-text.ts'
import { safeUrl } from '#kit/cells/safe-url.ts'
import { formatNumber } from '#text/format.ts'
import { typedAddress } from '#text/typed/typed-line.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

type Keyboard = 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'

interface TextInputProps
  extends InputProps<string>,
    Pick<MantineTextInputProps, Keyboard | 'rightSection' | 'rightSectionPointerEvents'> {
  /** The maximum length. */
  readonly max?: number
  /** Reads the typed text; blur writes its value out, but leaves a stored text that was not typed into. */
  readonly parse?: (typed: string) => string
}

const asTyped = (typed: string) => typed

/** A line of text; '' is none. Text that is too long is not cut off: validation reports it. */
export function TextInput({ max, parse = asTyped, ...props }: TextInputProps) {
  const { defaultValue = '' } = props
  const isTyped = useRef(false)
  const [description, count] = useCounter(defaultValue, max, props.description)
  return (
    <MantineTextInput
      autoComplete="off"
      {...props}
      {...fieldProps({ ...props, description })}
      defaultValue={defaultValue}
      onChange={({ currentTarget }) => {
        isTyped.current = true
        count(parse(currentTarget.value))
        props.onChange?.(parse(currentTarget.value))
      }}
      onBlur={(event) => {
        if (isTyped.current) event.currentTarget.value = parse(event.currentTarget.value)
        props.onBlur?.(event)
      }}
    />
  )
}

interface LongTextInputProps extends InputProps<string> {
  /** The maximum length. */
  readonly max?: number
}

/** Text of several lines; the box grows with it up to twelve, and can be resized. */
export function LongTextInput({ max, ...props }: LongTextInputProps) {
  const initial = props.defaultValue ?? ''
  const [description, count] = useCounter(initial, max, props.description)
  return (
    <Textarea
      {...fieldProps({ ...props, description })}
      defaultValue={initial}
      onChange={({ currentTarget }) => {
        count(currentTarget.value)
        props.onChange?.(currentTarget.value)
      }}
      rows={3}
      resize="vertical"
      styles={{ input: { minHeight: '5.5rem', maxHeight: '20rem', fieldSizing: 'content' } }}
    />
  )
}

/** Shows the number of characters once four fifths of the maximum length are used; nothing is cut off. */
function useCounter(initial: string, max: number | undefined, description: ReactNode) {
  const t = useText()
  const [length, setLength] = useState(() => typedLength(initial))
  const isNear = max !== undefined && length > max * 0.8
  const shownDescription = isNear
    ? t('{length} trong {max} ký tự', { length: formatNumber(length), max: formatNumber(max) })
    : description
  return [shownDescription, (value: string) => setLength(typedLength(value))] as const
}

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
