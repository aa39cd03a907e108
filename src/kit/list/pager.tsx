import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ToolButton } from '#kit/tool-button.tsx'
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
  /** Where pages have cursors: that of the next page, null on the last; no page can be entered by its number. */
  readonly next?: string | number | null | undefined
  readonly onPage: (page: number) => void
  /** Called when a press on the button of a page can be expected. */
  readonly onIntent?: ((page: number) => void) | undefined
  readonly onSize?: (size: number) => void
  readonly sizes?: readonly number[]
}

const SIZES: readonly number[] = [20, 50, 100, 200]

/** The range of rows, the total, the page buttons and the page size. */
export function Pager({ page, size, total, next, onPage, onIntent, onSize, sizes = SIZES }: PagerProps) {
  const t = useText()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  const first = formatNumber(total === 0 ? 0 : (page - 1) * size + 1)
  const last = formatNumber(Math.min(page * size, total ?? Infinity))
  const isNumbered = next === undefined
  const pageSizes = [...new Set([...sizes, size])].toSorted((a, b) => a - b)
  return (
    <nav className={classes.pager} aria-label={t('Trang')} data-pager>
      <span className={classes.range} aria-live="polite">
        {total === undefined
          ? `${first}–${last}`
          : t('{first}–{last} trong {total}', { first, last, total: formatNumber(total) })}
      </span>
      <div className={classes.tools}>
        {onSize && (
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
          <PageButton
            page={page + 1}
            label={t('Trang sau')}
            disabled={isNumbered ? page >= pages : next === null}
            {...{ onPage, onIntent }}
          >
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
    <ToolButton
      look="outlined"
      size={30}
      aria-label={label}
      disabled={disabled}
      onClick={() => onPage(page)}
      {...handlers}
    >
      {children}
    </ToolButton>
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
