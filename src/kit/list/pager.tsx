import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useIntent } from '#kit/use-intent.ts'
import { formatNumber } from '#text/format.ts'
import classes from './pager.module.css'
import field from './plain-field.module.css'

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
  const { page, size, total, length = size, most = Number.POSITIVE_INFINITY } = props
  const { onPage, onIntent, onSize } = props
  const isNumbered = total !== undefined && props.isNumbered !== false
  const t = useText()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  const goesOn = isNumbered ? page < pages : props.goesOn === true
  const end = total === undefined ? (page - 1) * size + length : Math.min(page * size, total)
  const first = formatNumber(total === 0 ? 0 : (page - 1) * size + 1)
  const last = formatNumber(end)
  const pageSizes = [...new Set([...SIZES.filter((one) => one <= most), size])].toSorted((a, b) => a - b)
  return (
    <nav className={classes.pager} aria-label={t('Trang')} data-pager>
      <span className={classes.range} aria-live="polite">
        {total !== undefined
          ? t('{first}–{last} trong {total}', { first, last, total: formatNumber(total) })
          : goesOn
            ? t('{first}–{last} trong hơn {last}', { first, last })
            : `${first}–${last}`}
      </span>
      <div className={classes.tools}>
        {onSize && pageSizes.length > 1 && (
          <select
            className={field.field}
            aria-label={t('Số dòng mỗi trang')}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          >
            {pageSizes.map((value) => (
              <option key={value} value={value}>
                {t('{n} dòng', { n: value })}
              </option>
            ))}
          </select>
        )}
        <div className={classes.pages}>
          <PageButton page={page - 1} label={t('Trang trước')} disabled={page <= 1} {...{ onPage, onIntent }}>
            <IconChevronLeft size={18} aria-hidden />
          </PageButton>
          {isNumbered ? (
            <PageNumber key={page} page={page} pages={pages} onPage={onPage} />
          ) : (
            <span className={classes.range}>{t('Trang {page}', { page: formatNumber(page) })}</span>
          )}
          <PageButton page={page + 1} label={t('Trang sau')} disabled={!goesOn} {...{ onPage, onIntent }}>
            <IconChevronRight size={18} aria-hidden />
          </PageButton>
        </div>
      </div>
    </nav>
  )
}

interface PageButtonProps extends Pick<PagerProps, 'page' | 'onPage' | 'onIntent'> {
  readonly label: string
  readonly disabled: boolean
  readonly children: ReactNode
}

function PageButton({ page, label, disabled, onPage, onIntent, children }: PageButtonProps) {
  const { handlers } = useIntent(() => !disabled && onIntent?.(page))
  return (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      disabled={disabled}
      onClick={() => onPage(page)}
      {...handlers}
    >
      {children}
    </ActionIcon>
  )
}

interface PageNumberProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

function PageNumber({ page, pages, onPage }: PageNumberProps) {
  const t = useText()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const requested = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(requested) && requested > 0) onPage(Math.min(requested, pages))
  }
  return (
    <form onSubmit={go} className={classes.number}>
      <input
        className={`${field.field} ${classes.input}`}
        name="page"
        aria-label={t('Đến trang')}
        defaultValue={page}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className={classes.range}>/ {formatNumber(pages)}</span>
    </form>
  )
}
