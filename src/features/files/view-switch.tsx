import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import shapes from '#screens/shape-switch.module.css'
import type { FileView } from './file-items.tsx'
import classes from './view-switch.module.css'

interface ViewSwitchProps {
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

const icons = { grid: IconLayoutGrid, list: IconList }

/** The view of a folder, as tiles or as rows; it looks like the switch between the shapes of an entity. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useText()
  const labels = { grid: t('Dạng lưới'), list: t('Dạng danh sách') }
  return (
    <fieldset className={`${shapes.switch} ${classes.views}`} aria-label={t('Kiểu xem')}>
      {(['grid', 'list'] as const).map((one) => {
        const ViewIcon = icons[one]
        return (
          <button
            key={one}
            type="button"
            className={`${shapes.shape} ${classes.view}`}
            aria-label={labels[one]}
            title={labels[one]}
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            <ViewIcon size={18} stroke={1.6} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}
