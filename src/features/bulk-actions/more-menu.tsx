import { Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  type Icon,
  IconArrowsJoin,
  IconBookmark,
  IconDownload,
  IconHistory,
  IconLink,
  IconTable,
  IconUpload,
} from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredMenu } from '#kit/list/anchored-menu.tsx'
import { AppLink } from '#screens/app-link.tsx'

interface MoreMenuProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly onClose: () => void
  /** Opens the saved views; without it the menu has only the files. */
  readonly onViews: (() => void) | undefined
  /** Copies the address of the list with its columns. */
  readonly onCopyLink: () => void
  readonly onExport: () => void
  /** Opens the recent changes of many records. */
  readonly onChanges: () => void
  /** The address of editing the records as a grid, if they can be edited. */
  readonly grid: string | undefined
  /** Opens the search for records that may be the same, if the entity supports it. */
  readonly onDoubles: (() => void) | undefined
  /** The address of importing a file, if the entity supports it. */
  readonly importing: string | undefined
}

/** The menu of a list's rarely used actions; beside the saved views, those of files are for a phone only. */
export function MoreMenu(props: MoreMenuProps) {
  const { anchor, label, onClose, onViews, onCopyLink, onExport, onChanges, onDoubles } = props
  const t = useText()
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const hasFiles = isPhone || !onViews
  return (
    <AnchoredMenu anchor={anchor} label={label} onClose={onClose}>
      {onViews && (
        <>
          <Action icon={IconBookmark} label={t('Cách xem đã lưu…')} run={onViews} />
          <Action icon={IconLink} label={t('Chép liên kết kèm cột')} run={onCopyLink} />
          <Action icon={IconHistory} label={t('Những lần đổi gần đây…')} run={onChanges} />
          {onDoubles && <Action icon={IconArrowsJoin} label={t('Tìm bản trùng…')} run={onDoubles} />}
        </>
      )}
      {hasFiles && (
        <>
          {props.grid && <Action icon={IconTable} label={t('Sửa dạng bảng')} to={props.grid} />}
          {props.importing && <Action icon={IconUpload} label={t('Nhập từ tệp…')} to={props.importing} />}
          <Action icon={IconDownload} label={t('Xuất tệp…')} run={onExport} />
        </>
      )}
    </AnchoredMenu>
  )
}

type ActionProps = { readonly icon: Icon; readonly label: string } & (
  | { readonly run: () => void; readonly to?: undefined }
  | { readonly to: string; readonly run?: undefined }
)

function Action({ icon: Sign, label, run, to }: ActionProps) {
  const common = { leftSection: <Sign size={16} stroke={1.6} aria-hidden />, children: label }
  if (to !== undefined) return <Menu.Item {...common} component={AppLink} to={to} />
  // The menu that opens in its place closes it.
  return <Menu.Item {...common} closeMenuOnClick={false} onClick={run} />
}
