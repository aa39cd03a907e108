import '#kit/input-styles.css'
import { Button, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { InputFieldset } from './input-fieldset.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './rows-input.module.css'
import { type Line, type RenderCell, RowsLine } from './rows-line.tsx'
import { useLines } from './use-lines.ts'

interface RowsInputProps extends InputProps<readonly Line[]> {
  /** Labels of the columns by name, in their order. */
  readonly columns: Readonly<Record<string, string>>
  readonly renderCell: RenderCell
  readonly newLine: () => Line
  /** The maximum and minimum number of rows. */
  readonly max: number
  readonly min?: number
  /** The cells are short numbers, which need little width. */
  readonly isCompact?: boolean
  /** The cells are texts: half the width of a phone would cut them. */
  readonly hasTexts?: boolean
  /** A heading above already shows the label. */
  readonly hasHeading?: boolean
  /** The labels of the buttons that add and remove a row. */
  readonly labels?: { readonly add: string; readonly remove: (row: number) => string }
}

const NONE: readonly Line[] = []

/** A small table in a form whose rows can be added and removed; in a narrow column a row is a card. */
export function RowsInput({
  columns,
  renderCell,
  newLine,
  max,
  min = 0,
  labels,
  isCompact = false,
  hasTexts = false,
  hasHeading,
  ...props
}: RowsInputProps) {
  const t = useText()
  const frame = useRef<HTMLFieldSetElement>(null)
  const { lines, setCell, ...edit } = useLines(props.defaultValue ?? NONE, props.onChange)
  const inFrame = (selector: string) => () => frame.current?.querySelector(selector)
  const add = () => focusAfter(() => edit.add(newLine()), inFrame('tr:last-child input'))
  const remove = (key: number) => focusAfter(() => edit.remove(key), inFrame('[data-add]'))
  const { label, description, required, error, 'data-path': path } = fieldProps(props)
  return (
    <Input.Wrapper
      className={classes.field}
      data-compact={isCompact || undefined}
      data-texts={hasTexts || undefined}
      data-wide={Object.keys(columns).length > 5 || undefined}
      labelElement="div"
      label={hasHeading ? undefined : label}
      description={description}
      required={required}
      error={error}
    >
      <InputFieldset ref={frame} aria-label={props.label} className={classes.rows} data-path={path}>
        {lines.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                {Object.entries(columns).map(([name, heading]) => (
                  <th key={name} scope="col">
                    {heading}
                  </th>
                ))}
                <th aria-label={t('Thao tác')} />
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, line }, at) => (
                <RowsLine
                  key={key}
                  at={at}
                  line={line}
                  columns={columns}
                  renderCell={renderCell}
                  onChange={(column, value) => setCell(key, column, value)}
                  removeLabel={labels?.remove(at + 1) ?? t('Bỏ dòng {row}', { row: at + 1 })}
                  onRemove={props.readOnly || lines.length <= min ? undefined : () => remove(key)}
                />
              ))}
            </tbody>
          </table>
        )}
        {!props.readOnly && (
          <Button
            data-add
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={lines.length >= max}
            onClick={add}
          >
            {labels?.add ?? t('Thêm dòng')}
          </Button>
        )}
      </InputFieldset>
    </Input.Wrapper>
  )
}
