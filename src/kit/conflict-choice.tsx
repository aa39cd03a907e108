import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Alert, Group, Paper, Radio, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './conflict-choice.module.css'
import values from './whole-value.module.css'

/** The side of a conflict whose value is kept. */
export type Side = 'mine' | 'theirs'

/** A field that both the user and another user have changed. */
export interface ConflictLine {
  readonly name: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

interface ConflictChoiceProps {
  readonly lines: readonly ConflictLine[]
  readonly onChoose: (name: string, side: Side) => void
}

/** Both versions of each conflicting field side by side; the user's own value is the default. */
export function ConflictChoice({ lines, onChoose }: ConflictChoiceProps) {
  const t = useText()
  return (
    <Alert icon={<IconUsers size={20} aria-hidden />} title={t('Người khác vừa sửa cùng chỗ với bạn')}>
      <span>{t('Chưa lưu gì cả. Chọn nội dung giữ lại rồi bấm Lưu.')}</span>
      {lines.map(({ name, label, mine, theirs }) => {
        const side = (value: Side, title: string, shown: ReactNode) => (
          <Paper withBorder px="sm" py={6} flex="1 1 14rem" className={classes.side}>
            <Radio
              value={value}
              styles={{ labelWrapper: { flex: 1, minWidth: 0 } }}
              label={
                <>
                  <Text span fz="xs" c="dimmed">
                    {title}
                  </Text>
                  <span className={`${values.whole} ${classes.value}`}>{shown}</span>
                </>
              }
            />
          </Paper>
        )
        return (
          <Radio.Group<Side>
            key={name}
            mt="sm"
            label={label}
            defaultValue="mine"
            onChange={(chosen) => onChoose(name, chosen)}
          >
            <Group align="stretch" gap="xs">
              {side('mine', t('Của bạn'), mine)}
              {side('theirs', t('Của người khác'), theirs)}
            </Group>
          </Radio.Group>
        )
      })}
    </Alert>
  )
}
