import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Paper, Radio, Text, VisuallyHidden } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './radio-list.module.css'

/** A record that can be selected, with details that distinguish it from records of the same name. */
export interface RadioOption {
  readonly id: string
  readonly label: string
  readonly more: string
  readonly isDisabled: boolean
}

interface RadioListProps {
  readonly label: string
  readonly options: readonly RadioOption[]
  readonly chosen: string | null
  readonly isBusy: boolean
  readonly onChoose: (id: string) => void
}

/** Selects one of several records by radio buttons, in a box that scrolls. */
export function RadioList({ label, options, chosen, isBusy, onChoose }: RadioListProps) {
  const t = useText()
  return (
    <Radio.Group
      aria-busy={isBusy || undefined}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      value={chosen}
      onChange={onChoose}
    >
      <Paper withBorder mt="sm" p={4} h="16rem" pos="relative" style={{ overflowY: 'auto' }}>
        {options.map(({ id, label: text, more, isDisabled }) => (
          <Radio
            key={id}
            value={id}
            disabled={isDisabled}
            classNames={{ body: classes.pick ?? '', labelWrapper: classes.words ?? '' }}
            label={
              <>
                <span>{text}</span>
                {more !== '' && (
                  <Text span display="block" fz="xs" c="dimmed">
                    {more}
                  </Text>
                )}
              </>
            }
          />
        ))}
        {options.length === 0 && (
          <Text component="output" c="dimmed">
            {isBusy ? t('Đang tìm…') : t('Không thấy gì khớp')}
          </Text>
        )}
      </Paper>
    </Radio.Group>
  )
}
