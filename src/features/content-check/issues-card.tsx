import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import rowButton from '#kit/row-button.module.css'
import sign from '#kit/warning-sign.module.css'
import classes from './issues-card.module.css'

/** A content issue that is rendered. */
export interface ShownIssue {
  readonly key: string
  readonly text: string
  /** Scrolls to the field. */
  readonly onShow: () => void
  /** Corrects the issue in the form, if that is possible. */
  readonly onCorrect?: () => void
}

interface IssuesCardProps {
  readonly issues: readonly ShownIssue[]
  /** The number of links without a check result. */
  readonly unchecked: number
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** The content issues of a form, each as a sentence that links to its field. */
export function IssuesCard({ issues, unchecked, isChecking, onCheck }: IssuesCardProps) {
  const t = useText()
  const count = issues.length
  return (
    <FormSection title={t('Sẵn sàng cho khách đọc')}>
      <p className={classes.sum} data-done={count === 0 || undefined} aria-live="polite">
        {count === 0 ? t('Đã đủ mọi thứ.') : t('Còn {count} điều nên xem lại.', { count })}
      </p>
      {count > 0 && (
        <ul className={classes.issues}>
          {issues.map(({ key, text, onShow, onCorrect }) => (
            <li key={key} className={classes.issue}>
              <button
                type="button"
                className={`${rowButton.row} ${sign.signed} ${classes.words}`}
                onClick={onShow}
              >
                {text}
              </button>
              {onCorrect && (
                <Button variant="light" size="compact-sm" onClick={onCorrect}>
                  {t('Sửa dấu giúp tôi')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {unchecked > 0 && !isChecking && (
        <Button variant="subtle" size="compact-sm" className={classes.check} onClick={onCheck}>
          {t('Kiểm tra {count} liên kết', { count: unchecked })}
        </Button>
      )}
      {isChecking && <p className={classes.sum}>{t('Đang kiểm tra liên kết…')}</p>}
    </FormSection>
  )
}
