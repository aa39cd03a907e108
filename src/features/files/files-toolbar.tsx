import '#kit/input-styles.css'
import { ActionIcon, NativeSelect } from '@mantine/core'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import type { FileView } from './file-items.tsx'
import classes from './files-toolbar.module.css'
import type { FileOrder } from './sort-files.ts'

interface FilesToolbarProps {
  readonly search: string
  readonly onSearch: (query: string) => void
  readonly order: FileOrder
  readonly onOrder: (order: FileOrder) => void
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

/** Search, sort order and view of a folder. */
export function FilesToolbar(props: FilesToolbarProps) {
  const { search, onSearch, order, onOrder, view, onView } = props
  const t = useText()
  const orders = { name: t('Theo tên'), new: t('Mới nhất trước'), large: t('Nặng nhất trước') }
  const views = { grid: t('Dạng lưới'), list: t('Dạng danh sách') }
  const icons = { grid: IconLayoutGrid, list: IconList }
  return (
    <div className={classes.line}>
      <div className={classes.search}>
        <SearchBox
          value={search}
          isShortcut={isSingleKey}
          label={t('Tìm trong thư mục này')}
          onSearch={onSearch}
        />
      </div>
      <NativeSelect
        aria-label={t('Sắp xếp')}
        value={order}
        data={Object.entries(orders).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as FileOrder)}
      />
      <fieldset className={classes.views} aria-label={t('Kiểu xem')}>
        {(['grid', 'list'] as const).map((one) => {
          const ViewIcon = icons[one]
          return (
            <ActionIcon
              key={one}
              variant={one === view ? 'light' : 'subtle'}
              size={34}
              aria-label={views[one]}
              title={views[one]}
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              <ViewIcon size={18} aria-hidden />
            </ActionIcon>
          )
        })}
      </fieldset>
    </div>
  )
}
