import '#kit/choice-styles.css'
import { Kbd, Switch, Title } from '@mantine/core'
import { Fragment } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './shortcuts-view.module.css'

/** The shortcuts of one context. */
export interface ShortcutGroup {
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
export function ShortcutsView({ groups, isOn, onSwitch }: ShortcutsViewProps) {
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
