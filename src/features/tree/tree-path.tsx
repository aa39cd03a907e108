import { useText } from '#hooks/use-text.ts'
import classes from './tree.module.css'

interface TreePathProps {
  /** The names from the root down to the present record. */
  readonly path: readonly { readonly id: string; readonly name: string }[]
  readonly onGo: (id: string) => void
  /** Closes every open record; nothing to close, no button. */
  readonly onCloseAll: (() => void) | undefined
}

/** Where the present line stands: the way down to it, each step a way back up. */
export function TreePath({ path, onGo, onCloseAll }: TreePathProps) {
  const t = useText()
  return (
    <div className={classes.path}>
      <nav aria-label={t('Vị trí trong cây')}>
        <ol>
          {path.map(({ id, name }, at) => (
            <li key={id}>
              {at === path.length - 1 ? (
                <span aria-current="location">{name}</span>
              ) : (
                <button type="button" onClick={() => onGo(id)}>
                  {name}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {onCloseAll && (
        <button type="button" className={classes.closeAll} onClick={onCloseAll}>
          {t('Thu gọn hết')}
        </button>
      )}
    </div>
  )
}
