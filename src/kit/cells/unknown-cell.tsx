import { useText } from '#hooks/use-text.ts'
import { receivedText } from '#text/format.ts'
import classes from './cells.module.css'

interface UnknownCellProps {
  /** The value as it came; undefined for one that did not come. */
  readonly raw: unknown
  /** Drawn as a switch that is neither on nor off and cannot be pressed. */
  readonly isSwitch?: boolean
}

/**
 * A value that did not come or cannot be read: what came, dimmed, with a sign; the reason on hover. An object is in the
 * reason alone, because its text is code.
 */
export function UnknownCell({ raw, isSwitch }: UnknownCellProps) {
  const t = useText()
  const came = receivedText(raw)
  const reason =
    came === '' ? t('Không rõ: máy chủ không gửi.') : t('Không rõ: máy chủ gửi {value}.', { value: came })
  return (
    <span className={classes.unknown} title={reason}>
      {isSwitch ? (
        <i className={classes.unknownSwitch} />
      ) : (
        came !== '' && typeof raw !== 'object' && <span className={classes.came}>{came}</span>
      )}
      <span className={classes.sign}>{reason}</span>
    </span>
  )
}
