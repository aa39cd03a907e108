import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useIntent } from '#kit/use-intent.ts'
import { formatNumber } from '#text/format.ts'
import classes from './plain-field.module.css'

interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Undefined for a list that is not counted. */
  readonly total: number | undefined
  /** The rows of this page, of a list that is not counted. */
  readonly length?: number
  /** Whether there is a next page, where the total does not show it. */
  readonly goesOn?: boolean
  /** Whether a page can be entered by its number, where the number of pages is known. */
  readonly isNumbered?: boolean
  readonly onPage: (page: number) => void
  /** Called when a press on the button of a page can be expected. */
  readonly onIntent?: ((page: number) => void) | undefined
  readonly onSize?: (size: number) => void
  /** The rows of the largest page that the back-end returns. */
  readonly most?: number | undefined
}

const SIZES: readonly number[] = [20, 50, 100, 200]

/** The range of rows, the total, the page buttons and the page size. */
export function Pager(props: PagerProps) {
  const { page, size, total, length = size, most = Number.POSITIVE_INFINITY, onPage, onSize } = props
  const isNumbered = total !== undefined && props.isNumbered !== false
  const t = useText()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  const goesOn = isNumbered ? page < pages : props.goesOn === true
  const first = formatNumber(total === 0 ? 0 : (page - 1) * size + 1)
  const last = formatNumber(total === undefined ? (page - 1) * size + length : Math.min(page * size, total))
  const sizes = [...new Set([...SIZES.filter((one) => one <= most), size])].toSorted((a, b) => a - b)
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const requested = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(requested) && requested > 0) onPage(Math.min(requested, pages))
  }
  return (
    <Group component="nav" justify="space-between" gap="sm" py="sm" aria-label={t('Trang')} data-pager>
      <Text span c="dimmed" aria-live="polite">
        {total !== undefined
          ? t('{first}–{last} trong {total}', { first, last, total: formatNumber(total) })
          : goesOn
            ? t('{first}–{last} trong hơn {last}', { first, last })
            : `${first}–${last}`}
      </Text>
      <Group gap="md">
        {onSize && sizes.length > 1 && (
          <select
            className={`${classes.field} ${classes.small}`}
            aria-label={t('Số dòng mỗi trang')}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          >
            {sizes.map((value) => (
              <option key={value} value={value}>
                {t('{n} dòng', { n: value })}
              </option>
            ))}
          </select>
        )}
        <Group gap={6}>
          <PageButton
            {...props}
            page={page - 1}
            label={t('Trang trước')}
            Sign={IconChevronLeft}
            isOff={page <= 1}
          />
          {isNumbered ? (
            <form onSubmit={go}>
              <input
                key={page}
                className={`${classes.field} ${classes.small} ${classes.number}`}
                name="page"
                aria-label={t('Đến trang')}
                defaultValue={page}
                inputMode="numeric"
                autoComplete="off"
              />
              <Text span c="dimmed" ms={6}>
                {`/ ${formatNumber(pages)}`}
              </Text>
            </form>
          ) : (
            <Text span c="dimmed">
              {t('Trang {page}', { page: formatNumber(page) })}
            </Text>
          )}
          <PageButton
            {...props}
            page={page + 1}
            label={t('Trang sau')}
            Sign={IconChevronRight}
            isOff={!goesOn}
          />
        </Group>
      </Group>
    </Group>
  )
}

interface PageButtonProps extends Pick<PagerProps, 'page' | 'onPage' | 'onIntent'> {
  readonly label: string
  readonly isOff: boolean
  readonly Sign: typeof IconChevronLeft
}

function PageButton({ page, label, isOff, Sign, onPage, onIntent }: PageButtonProps) {
  const { handlers } = useIntent(() => !isOff && onIntent?.(page))
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      disabled={isOff}
      onClick={() => onPage(page)}
      {...handlers}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  )
}
