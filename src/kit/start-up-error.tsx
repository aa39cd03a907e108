import { useText } from '#hooks/use-text.ts'
import { Logo } from './logo.tsx'
import classes from './start-up-error.module.css'

interface StartUpErrorProps {
  /** The error, with the key of the configuration where one is wrong. */
  readonly text: string
  readonly onRetry: () => void
}

/** The page of a failed start; it needs no router and no query cache, since those may have failed. */
export function StartUpError({ text, onRetry }: StartUpErrorProps) {
  const t = useText()
  return (
    <main className={classes.page}>
      <Logo size={40} />
      <h1 className={classes.title}>{t('Bến chưa khởi động được')}</h1>
      <p className={classes.text} role="alert">
        {text}
      </p>
      <p className={classes.text}>
        {t('Hãy thử lại sau ít phút; nếu vẫn vậy, báo cho người quản trị hệ thống.')}
      </p>
      <button type="button" className={classes.button} onClick={onRetry}>
        {t('Thử lại')}
      </button>
    </main>
  )
}
