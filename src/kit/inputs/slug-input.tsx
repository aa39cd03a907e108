import visually from '#kit/visually-hidden.module.css'
import '#kit/input-styles.css'
import { ActionIcon, Box, Group, Loader, Text, TextInput } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type Translate, useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

/** The result of the slug look-up; `isTitle`: the slug is blank, so the title was looked up. */
export type SlugStatus =
  | { readonly kind: 'idle' | 'checking' | 'unknown' }
  | { readonly kind: 'free'; readonly isTitle: boolean }
  | {
      readonly kind: 'taken'
      readonly isTitle: boolean
      /** The record with this slug, and the link to it. */
      readonly by: string
      readonly renderLink: (props: { readonly target: string; readonly children: ReactNode }) => ReactNode
    }

interface SlugInputProps extends InputProps<string> {
  /** The current slug, where the caller holds it. */
  readonly value?: string
  /** Takes the slug from another field, on a click. */
  readonly onSuggest?: () => void
  /** Where the slug comes from, shown while there is no status to show. */
  readonly note?: string
  /** Whether another record has this slug; without it there is no look-up. */
  readonly status?: SlugStatus
}

/** The slug of a page; it can be taken from the title and shows whether another record has it. */
export function SlugInput({ value, onSuggest, note, status, ...props }: SlugInputProps) {
  const t = useText()
  const [slug, setSlug] = useState(props.defaultValue ?? '')
  const isTaken = status?.kind === 'taken'
  const help = status && !props.description ? t('Phần cuối của địa chỉ trang.') : undefined
  const message = statusText(status, t) || (note ?? help)
  const canSuggest = onSuggest && !props.readOnly
  return (
    // With a line below, the gap to the next field can be smaller.
    <Box pos="relative" mb={message ? -4 : undefined}>
      <TextInput
        {...fieldProps({ ...props, error: props.error ?? (isTaken ? takenMessage(status, t) : undefined) })}
        // Without another help line below, this one is always rendered, so that its text shifts nothing.
        success={
          message && !isTaken ? (
            <Text span inherit c="dimmed">
              {message}
            </Text>
          ) : undefined
        }
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={value ?? slug}
        onChange={(event) => {
          setSlug(event.currentTarget.value)
          props.onChange?.(event.currentTarget.value)
        }}
        rightSectionWidth={canSuggest ? 60 : undefined}
        rightSectionPointerEvents="all"
        rightSection={
          <Group flex={1} gap={2} pe={4} justify="end" wrap="nowrap">
            {status?.kind === 'checking' && <Loader size={16} />}
            {status?.kind === 'free' && (
              <IconCheck size={16} color="var(--mantine-color-success)" aria-hidden />
            )}
            {canSuggest && (
              <ActionIcon
                size={28}
                aria-label={t('Lấy từ tiêu đề')}
                title={t('Lấy từ tiêu đề')}
                onClick={onSuggest}
              >
                <IconRefresh size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        }
      />
      {/* The result for screen readers: a live region must exist before its text. */}
      {status && (
        <output className={visually.hidden}>{status.kind === 'checking' ? '' : statusText(status, t)}</output>
      )}
    </Box>
  )
}

/** The text of a status; '' where there is none. */
function statusText(status: SlugStatus | undefined, t: Translate): string {
  if (!status) return ''
  if (status.kind === 'free')
    return status.isTitle ? t('Tiêu đề sẽ là địa chỉ; chưa ai dùng.') : t('Địa chỉ này dùng được.')
  if (status.kind === 'taken') {
    return status.isTitle
      ? t('Tiêu đề sẽ là địa chỉ, mà “{name}” đã dùng địa chỉ đó.', { name: status.by })
      : t('Đã có “{name}” dùng địa chỉ này. Đổi vài chữ là được.', { name: status.by })
  }
  if (status.kind === 'checking') return t('Đang kiểm tra địa chỉ…')
  return status.kind === 'unknown' ? t('Chưa kiểm tra được địa chỉ này; bạn vẫn lưu được.') : ''
}

function takenMessage(status: Extract<SlugStatus, { kind: 'taken' }>, t: Translate): ReactNode {
  return (
    <span>
      <span>{`${statusText(status, t)} `}</span>
      {status.renderLink({ target: '_blank', children: t('Xem bài đó') })}
    </span>
  )
}
