import { ActionIcon, Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useText } from '#hooks/use-text.ts'
import type { Density, TableColumn } from './table-column.ts'

interface ColumnsMenuProps {
  readonly columns: readonly Pick<TableColumn<never>, 'key' | 'label'>[]
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  /** The column that names the rows: it cannot be hidden. */
  readonly nameKey: string
}

/** Which columns a list shows and how tall its rows are. */
export function ColumnsMenu({ columns, hidden, onHidden, density, onDensity, nameKey }: ColumnsMenuProps) {
  const t = useText()
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('Cột và độ cao dòng')}>
          <IconAdjustmentsHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Cột')}</Menu.Label>
        {columns
          .filter(({ key }) => key !== nameKey)
          .map(({ key, label }) => (
            <Menu.CheckboxItem
              key={key}
              checked={!hidden.includes(key)}
              onChange={(checked) =>
                onHidden(checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            >
              {label}
            </Menu.CheckboxItem>
          ))}
        <Menu.Divider />
        <Menu.Label>{t('Độ cao dòng')}</Menu.Label>
        <Menu.RadioGroup
          value={density}
          onChange={(value) => onDensity(value === 'compact' ? 'compact' : 'normal')}
        >
          <Menu.RadioItem value="normal">{t('Thoáng')}</Menu.RadioItem>
          <Menu.RadioItem value="compact">{t('Gọn')}</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
