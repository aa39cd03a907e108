import '#kit/input-styles.css'
import { type BoxMod, Button, Group, Input, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, InputFieldset, type InputProps } from './input-props.tsx'

/** A row: values by column. */
export type LineValues = Readonly<Record<string, unknown>>

const NONE: readonly LineValues[] = []

/** The lines of an uncontrolled table, each with a stable key: removing one must not move the inputs of the others. */
export function useLines({ defaultValue = NONE, onChange }: InputProps<readonly LineValues[]>) {
  const [lines, setLines] = useState(() => defaultValue.map((line, at) => ({ key: at, line })))
  const change = (next: typeof lines) => {
    setLines(next)
    onChange?.(next.map(({ line }) => line))
  }
  return {
    lines,
    setCell: (key: number, column: string, value: unknown) =>
      change(lines.map((one) => (one.key === key ? { key, line: { ...one.line, [column]: value } } : one))),
    /** Adds a line at the end and returns its key. */
    add: (line: LineValues) => {
      const key = Math.max(-1, ...lines.map((one) => one.key)) + 1
      change([...lines, { key, line }])
      return key
    },
    remove: (key: number) => change(lines.filter((one) => one.key !== key)),
  }
}

interface RowsFrameProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly input: InputProps<readonly LineValues[]>
  readonly className?: string | undefined
  readonly mod?: BoxMod
  /** A heading above already shows the label. */
  readonly hasHeading?: boolean | undefined
  readonly isFull: boolean
  readonly addLabel?: string | undefined
  readonly onAdd: () => void
  /** Further ways to add a line. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of lines, with the button that adds one. */
export function RowsFrame({ ref, input, className, mod, hasHeading, ...props }: RowsFrameProps) {
  const t = useText()
  const { label, description, required, error, readOnly, 'data-path': path } = fieldProps(input)
  return (
    <Input.Wrapper
      className={className}
      mod={mod}
      labelElement="div"
      label={hasHeading ? undefined : label}
      description={description}
      required={required}
      error={error}
    >
      <InputFieldset ref={ref} aria-label={label} data-path={path}>
        <Stack gap="xs" fz="sm">
          {props.children}
          {!readOnly && (
            <Group gap="xs">
              <Button
                data-add
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={props.isFull}
                onClick={props.onAdd}
              >
                {props.addLabel ?? t('Thêm dòng')}
              </Button>
              {props.actions}
            </Group>
          )}
        </Stack>
      </InputFieldset>
    </Input.Wrapper>
  )
}
