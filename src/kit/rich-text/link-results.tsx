import { Button } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './link-dialog.module.css'
import type { LinkTarget } from './link-target.ts'
import type { LinkSearch } from './use-link-search.ts'

interface LinkResultsProps {
  readonly list: Ref<HTMLUListElement>
  readonly search: LinkSearch
  readonly onChoose: (target: LinkTarget) => void
}

/** The pages found; the arrow keys move through them, Enter in the field selects the first. */
export function LinkResults({ list, search: { state, found, retry }, onChoose }: LinkResultsProps) {
  const t = useText()
  return (
    <>
      <ul ref={list} className={classes.found} aria-label={t('Trang tìm thấy')}>
        {found.map((target) => (
          <li key={`${target.kind} ${target.href} ${target.label}`}>
            <button
              type="button"
              className={classes.option}
              onClick={() => onChoose(target)}
              onKeyDown={moveFocus}
            >
              <span>{target.label}</span>
              <small>
                {target.kind} · {target.href}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <output className={classes.message}>
        {state === 'busy' && t('Đang tìm…')}
        {state === 'done' && found.length > 0 && t('{count} trang', { count: formatNumber(found.length) })}
        {state === 'done' && found.length === 0 && t('Không thấy trang nào khớp')}
        {state === 'failed' && (
          <>
            {t('Chưa tìm được. Kiểm tra mạng rồi thử lại.')}{' '}
            <Button size="compact-sm" variant="light" onClick={retry}>
              {t('Thử lại')}
            </Button>
          </>
        )}
      </output>
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const { parentElement: item } = event.currentTarget
  const next =
    event.key === 'ArrowDown'
      ? item?.nextElementSibling
      : event.key === 'ArrowUp'
        ? item?.previousElementSibling
        : undefined
  if (next === undefined) return
  event.preventDefault()
  next?.querySelector('button')?.focus()
}
