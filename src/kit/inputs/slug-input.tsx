import { Button, TextInput as Line, Loader } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, useState } from 'react'
import { type Translate, useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './slug-input.module.css'

/** The result of the slug look-up; `isTitle`: the slug is blank, so the title was looked up. */
export type SlugStatus =
  | { readonly kind: 'idle' | 'checking' | 'unknown' }
  | { readonly kind: 'free'; readonly isTitle: boolean }
  | {
      readonly kind: 'taken'
      readonly isTitle: boolean
      /** The record with this slug, and the link to it. */
      readonly by: string
      readonly renderLink: (props: {
        readonly target: string
        readonly className: string | undefined
        readonly children: ReactNode
      }) => ReactNode
    }

interface SlugInputProps extends InputProps<string> {
  /** Makes a slug from another field, on a click. */
  readonly suggest?: () => string
  /** Whether another record has this slug; without it there is no look-up. */
  readonly status?: SlugStatus
}

/** The slug of a page; it can be made from the title and shows whether it is taken. */
export function SlugInput({ suggest, status, ...props }: SlugInputProps) {
  const t = useText()
  const [slug, setSlug] = useState(props.defaultValue ?? '')
  const change = (next: string) => {
    setSlug(next)
    props.onChange?.(next)
  }
  const isTaken = status?.kind === 'taken'
  const message = status && statusText(status, t)
  return (
    <div className={classes.slug} data-watched={status ? '' : undefined}>
      <Line
        {...fieldProps({ ...props, error: props.error ?? (isTaken ? takenMessage(status, t) : undefined) })}
        // The line below is always rendered, so that its text shifts nothing.
        success={message && !isTaken ? <span className={classes.said}>{message}</span> : undefined}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={slug}
        onChange={(event) => change(event.currentTarget.value)}
        rightSectionWidth={suggest && !props.readOnly ? 128 : undefined}
        rightSection={
          status?.kind === 'checking' ? (
            <Loader size={16} />
          ) : status?.kind === 'free' ? (
            <IconCheck size={16} color="var(--mantine-color-success)" aria-hidden />
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
      {/* The result for screen readers: a live region must exist before its text. */}
      {status && (
        <output className={classes.spoken}>{status.kind === 'checking' ? '' : message?.trim()}</output>
      )}
    </div>
  )
}

function statusText(status: SlugStatus, t: Translate): string {
  if (status.kind === 'free')
    return status.isTitle ? t('Tiêu đề sẽ là địa chỉ; chưa ai dùng.') : t('Địa chỉ này dùng được.')
  if (status.kind === 'taken') {
    return status.isTitle
      ? t('Tiêu đề sẽ là địa chỉ, mà “{name}” đã dùng địa chỉ đó.', { name: status.by })
      : t('Đã có “{name}” dùng địa chỉ này. Đổi vài chữ là được.', { name: status.by })
  }
  if (status.kind === 'checking') return t('Đang kiểm tra địa chỉ…')
  return status.kind === 'unknown' ? t('Chưa kiểm tra được địa chỉ này; bạn vẫn lưu được.') : '\u00a0'
}

function takenMessage(status: Extract<SlugStatus, { kind: 'taken' }>, t: Translate): ReactNode {
  return (
    <span>
      {statusText(status, t)}{' '}
      {status.renderLink({ target: '_blank', className: classes.link, children: t('Xem bài đó') })}
    </span>
  )
}
