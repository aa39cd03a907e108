import { useText } from '#hooks/use-text.ts'
import classes from './tree-path.module.css'

interface TreePathProps {
  /** The name of the tree, before the first step. */
  readonly label: string
  /** The names from the root down to the active record. */
  readonly path: readonly { readonly id: string; readonly name: string }[]
  readonly onGo: (id: string) => void
  /** Collapses all nodes; undefined hides the button. */
  readonly onCloseAll: (() => void) | undefined
}

/** The breadcrumbs of the active row. */
export function TreePath({ label, path, onGo, onCloseAll }: TreePathProps) {
  const t = useText()
  return (
    <div className={classes.path}>
      <nav aria-label={t('Vị trí trong cây')}>
        <span title={label}>{label}</span>
        <ol>
          {path.map(({ id, name }, at) => (
            <li key={id}>
              {at === path.length - 1 ? (
                <span aria-current="location" title={name}>
                  {name}
                </span>
              ) : (
                <button type="button" title={name} onClick={() => onGo(id)}>
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
