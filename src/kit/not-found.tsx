import { type ReactNode, useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './error-panel.module.css'

interface NotFoundProps {
  /** The name of the missing thing; by default the page. */
  readonly children?: ReactNode
  /** The next step, such as a link to the list. */
  readonly action?: ReactNode
}

/** The page for an address that leads nowhere, with a link to continue. */
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
