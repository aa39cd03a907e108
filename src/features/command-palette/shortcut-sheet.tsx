import { useText } from '#hooks/use-text.ts'
import { singleKeysKey } from '#hooks/user/single-keys.ts'
import { Modal } from '#kit/modal.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { screenKeys } from '#screens/frame/press-key.ts'
import '#kit/choice-styles.css'
import { Kbd, Switch, Title } from '@mantine/core'
import { Fragment } from 'react'
import classes from './shortcuts-view.module.css'

interface ShortcutSheetProps {
  readonly menu: readonly MenuGroup[]
  readonly onClose: () => void
}

/** The dialog of every shortcut of the app, in the user's language. */
export function ShortcutSheet({ menu, onClose }: ShortcutSheetProps) {
  const t = useText()
  const [stored, store] = useStoredPreference(singleKeysKey(), 'on')
  const screens = [...screenKeys(menu)]
  return (
    <Modal form="window" title={t('Phím tắt')} isLight onClose={onClose}>
      <ShortcutsView
        isOn={stored !== 'off'}
        onSwitch={(isOn) => store(isOn ? 'on' : 'off')}
        groups={[
          {
            label: t('Ở mọi nơi'),
            lines: [
              { keys: ['Ctrl + K'], does: t('Tìm hoặc đi tới') },
              { keys: ['z'], does: t('Hoàn tác việc vừa làm') },
              { keys: ['?'], does: t('Xem các phím tắt') },
            ],
          },
          {
            label: t('Trong danh sách'),
            lines: [
              { keys: ['/'], does: t('Tìm trong danh sách') },
              { keys: ['↓'], does: t('Từ ô tìm xuống kết quả đầu tiên') },
              { keys: ['n'], does: t('Thêm mới') },
              { keys: ['j'], does: t('Xuống dòng dưới') },
              { keys: ['k'], does: t('Lên dòng trên') },
              { keys: ['Enter'], does: t('Mở dòng đang chọn') },
              { keys: [t('Dấu cách')], does: t('Đánh dấu dòng') },
              { keys: [`Shift + ${t('Dấu cách')}`], does: t('Đánh dấu tới dòng này') },
              { keys: ['b'], does: t('Tới việc làm với các dòng đã đánh dấu') },
            ],
          },
          {
            label: t('Trong hộp thư'),
            lines: [
              { keys: ['j'], does: t('Mục sau') },
              { keys: ['k'], does: t('Mục trước') },
              { keys: ['e'], does: t('Xong, mở mục sau') },
              { keys: ['d'], does: t('Chuyển sang đang xử lý') },
              { keys: ['r'], does: t('Viết lời đáp') },
              { keys: ['1–9'], does: t('Chèn mẫu trả lời thứ nhất đến thứ chín') },
              { keys: ['c'], does: t('Chép lời đáp') },
              { keys: ['x'], does: t('Chọn mục đang mở') },
              { keys: ['Ctrl + Enter'], does: t('Xong, cả khi đang ở ô lời đáp') },
            ],
          },
          {
            label: t('Trong biểu mẫu'),
            lines: [
              { keys: ['Ctrl + S'], does: t('Lưu') },
              { keys: ['Alt + P'], does: t('Xem trước') },
              { keys: ['Alt + C'], does: t('Chép lời nhắn') },
              { keys: ['Esc'], does: t('Đóng') },
            ],
          },
          {
            label: t('Đi tới'),
            lines: screens.map(([key, { title }]) => ({ keys: ['g', key], does: t(title) })),
          },
        ]}
      />
    </Modal>
  )
}

/** The shortcuts of one context. */
interface ShortcutGroup {
  readonly label: string
  /** Keys that are pressed in sequence; the keys of a chord are joined by a plus. */
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

interface ShortcutsViewProps {
  readonly groups: readonly ShortcutGroup[]
  /** Whether single-key shortcuts are enabled. */
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** All shortcuts, and the switch for those that are a single key. */
function ShortcutsView({ groups, isOn, onSwitch }: ShortcutsViewProps) {
  const t = useText()
  return (
    <div className={classes.body}>
      <Switch
        className={classes.switch}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
        label={t('Dùng phím tắt một chữ')}
        description={t(
          'Tắt đi nếu bạn ra lệnh bằng giọng nói hoặc hay bấm nhầm; các phím có Ctrl vẫn dùng được.',
        )}
      />
      {groups.map(({ label, lines }) => (
        <section key={label} className={classes.group}>
          <Title order={3} mb={4}>
            {label}
          </Title>
          <dl>
            {lines.map(({ keys, does }) => (
              <div key={does} className={classes.line}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key, at) => (
                    <Fragment key={key}>
                      {at > 0 && <span> </span>}
                      <Kbd>{key}</Kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
