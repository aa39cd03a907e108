import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './link-dialog.module.css'
import type { LinkTarget } from './link-target.ts'
import type { LinkSearch } from './use-link-search.ts'

interface LinkResultsProps {
  readonly id: string
  readonly search: LinkSearch
  readonly marked: number
  readonly onChoose: (target: LinkTarget) => void
}

/** The pages that were found, one of them marked; the field above keeps the focus. */
export function LinkResults({ id, search: { state, found, retry }, marked, onChoose }: LinkResultsProps) {
  const t = useText()
  return (
    <>
      <div id={id} role="listbox" aria-label={t('Trang tìm thấy')} className={classes.found}>
        {found.map((target, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
          <div
            key={`${target.kind} ${target.href} ${index}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className={classes.option}
            onClick={() => onChoose(target)}
          >
            <span>{target.label}</span>
            <small>
              {target.kind} · {target.href}
            </small>
          </div>
        ))}
      </div>
      <output className={classes.said}>
        {state === 'busy' && t('Đang tìm…')}
        {state === 'there' && found.length === 0 && t('Không thấy trang nào khớp')}
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
