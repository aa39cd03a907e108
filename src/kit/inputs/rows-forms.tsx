import '#kit/input-styles.css'
import { ActionIcon, Button, Input } from '@mantine/core'
import { IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { InputFieldset } from './input-fieldset.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './rows-forms.module.css'
import type { Line } from './rows-line.tsx'
import { useLines } from './use-lines.ts'

interface RowsFormsProps extends InputProps<readonly Line[]> {
  /** The form of a line, by its index from 0. */
  readonly renderForm: (
    at: number,
    line: Line,
    onChange: (column: string, value: unknown) => void,
  ) => ReactNode
  /** What a closed line shows. */
  readonly summaryOf: (line: Line) => { readonly title: string; readonly detail: string }
  /** Whether a line has a problem: it is opened when the field gets an error. */
  readonly hasProblem: (line: Line, at: number) => boolean
  readonly newLine: () => Line
  /** The maximum number of lines. */
  readonly max: number
  /** Further ways to add a line, by the present ones. */
  readonly renderAdd?: (lines: readonly Line[], add: (line: Line) => void) => ReactNode
}

const NONE: readonly Line[] = []

/** Lines that open as small forms, for tables of more columns than fit beside each other. */
export function RowsForms({
  renderForm,
  summaryOf,
  hasProblem,
  newLine,
  max,
  renderAdd,
  ...props
}: RowsFormsProps) {
  const t = useText()
  const id = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  const { lines, setCell, ...edit } = useLines(props.defaultValue ?? NONE, props.onChange)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const hasError = Boolean(props.error)
  useEffect(() => {
    if (!hasError) return
    const wrong = lines.filter(({ line }, at) => hasProblem(line, at)).map(({ key }) => key)
    setOpen((keys) => new Set([...keys, ...wrong]))
    // Only when the error appears: a line that is corrected stays open, a closed one stays closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasError])
  const toggle = (key: number) =>
    setOpen((keys) =>
      keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]),
    )
  const inFrame = (selector: string) => () => frame.current?.querySelector(selector)
  const add = (line: Line) =>
    focusAfter(() => {
      const key = edit.add(line)
      setOpen((keys) => new Set([...keys, key]))
    }, inFrame('[data-line]:last-child input'))
  const remove = (key: number) => focusAfter(() => edit.remove(key), inFrame(':scope > div > [data-add]'))
  const { label, description, required, error, 'data-path': path } = fieldProps(props)
  return (
    <Input.Wrapper
      className={classes.field}
      labelElement="div"
      label={label}
      description={description}
      required={required}
      error={error}
    >
      <InputFieldset ref={frame} aria-label={props.label} className={classes.rows} data-path={path}>
        {lines.length > 0 && (
          <ul className={classes.lines}>
            {lines.map(({ key, line }, at) => {
              const { title, detail } = summaryOf(line)
              const name = title || t('Dòng {row}', { row: at + 1 })
              return (
                <li key={key} data-line className={classes.line}>
                  <div className={classes.head}>
                    <button
                      type="button"
                      className={classes.summary}
                      aria-expanded={open.has(key)}
                      aria-controls={`${id}-${key}`}
                      onClick={() => toggle(key)}
                    >
                      <IconChevronRight size={16} aria-hidden className={classes.sign} />
                      <span>
                        <strong>{name}</strong> <span className={classes.detail}>{detail}</span>
                      </span>
                    </button>
                    {!props.readOnly && (
                      <ActionIcon
                        size={34}
                        aria-label={t('Bỏ dòng {row}', { row: at + 1 })}
                        onClick={() => remove(key)}
                      >
                        <IconTrash size={18} stroke={1.6} aria-hidden />
                      </ActionIcon>
                    )}
                  </div>
                  {open.has(key) && (
                    <fieldset id={`${id}-${key}`} className={classes.form} aria-label={name}>
                      {renderForm(at, line, (column, value) => setCell(key, column, value))}
                    </fieldset>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {!props.readOnly && (
          <div className={classes.tools}>
            <Button
              data-add
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={lines.length >= max}
              onClick={() => add(newLine())}
            >
              {t('Thêm dòng')}
            </Button>
            {lines.length < max &&
              renderAdd?.(
                lines.map(({ line }) => line),
                add,
              )}
          </div>
        )}
      </InputFieldset>
    </Input.Wrapper>
  )
}
