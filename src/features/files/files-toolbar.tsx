import '#kit/input-styles.css'
import { Box, Group, NativeSelect } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import type { FileOrder } from './sort-files.ts'

interface FilesToolbarProps {
  readonly search: string
  readonly onSearch: (query: string) => void
  readonly order: FileOrder
  readonly onOrder: (order: FileOrder) => void
}

/** Search and sort order of a folder. */
export function FilesToolbar(props: FilesToolbarProps) {
  const { search, onSearch, order, onOrder } = props
  const t = useText()
  const orders = { name: t('Theo tên'), new: t('Mới nhất trước'), large: t('Nặng nhất trước') }
  return (
    <Group wrap="nowrap" gap="sm" miw={0} flex={{ base: '1 1 100%', sm: '1 1 0' }}>
      <Box flex="1 1 8rem" miw="8rem" maw={{ sm: 260 }}>
        <SearchBox
          value={search}
          isShortcut={isSingleKey}
          label={t('Tìm trong thư mục này')}
          onSearch={onSearch}
        />
      </Box>
      <NativeSelect
        aria-label={t('Sắp xếp')}
        value={order}
        data={Object.entries(orders).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as FileOrder)}
      />
    </Group>
  )
}
