import { type ReactNode, useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './error-panel.module.css'

interface NotFoundProps {
  /** What is missing: the page, unless a record is named. */
  readonly children?: ReactNode
  /** The way on, such as a link to the list. */
  readonly action?: ReactNode
}

/** Says that an address leads nowhere, and where to go from there. */
export function NotFound({ children, action }: NotFoundProps) {
  const t = useText()
  const title = t('Không tìm thấy trang')
  useEffect(() => {
    if (!children) document.title = `${title} · Bến`
  }, [children, title])
  return (
    <div className={classes.panel}>
      <h1 className={classes.title}>{children ?? title}</h1>
      <p className={classes.advice}>{t('Có thể nội dung đã bị xóa hoặc địa chỉ gõ chưa đúng.')}</p>
      <div className={classes.actions}>{action}</div>
    </div>
  )
}
