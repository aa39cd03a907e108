import '@mantine/core/styles/Accordion.layer.css'
import { Accordion, ActionIcon, Fieldset, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import type { InputProps } from './input-props.tsx'
import { type LineValues, RowsFrame, useLines } from './rows-frame.tsx'

interface RowsFormsProps extends InputProps<readonly LineValues[]> {
  /** The form of a line, by its index from 0. */
  readonly renderForm: (
    at: number,
    line: LineValues,
    onChange: (column: string, value: unknown) => void,
  ) => ReactNode
  /** What a closed line shows. */
  readonly summaryOf: (line: LineValues) => { readonly title: string; readonly detail: string }
  /** Whether a line has a problem: it is opened when the field gets an error. */
  readonly hasProblem: (line: LineValues, at: number) => boolean
  readonly newLine: () => LineValues
  /** The maximum number of lines. */
  readonly max: number
  /** Further ways to add a line, by the present ones. */
  readonly renderAdd?: (lines: readonly LineValues[], add: (line: LineValues) => void) => ReactNode
}

/** Lines that open as small forms, for tables of more columns than fit beside each other. */
export function RowsForms({ renderForm, summaryOf, hasProblem, ...props }: RowsFormsProps) {
  const t = useText()
  const frame = useRef<HTMLFieldSetElement>(null)
  const { lines, setCell, ...edit } = useLines(props)
  const [open, setOpen] = useState<string[]>([])
  const hasError = Boolean(props.error)
  useEffect(() => {
    if (!hasError) return
    const wrong = lines.filter(({ line }, at) => hasProblem(line, at)).map(({ key }) => String(key))
    setOpen((keys) => [...keys, ...wrong])
    // Only when the error appears: a line that is corrected stays open, a closed one stays closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasError])
  const inFrame = (selector: string) => () => frame.current?.querySelector(selector)
  const add = (line: LineValues) =>
    focusAfter(() => {
      const key = edit.add(line)
      setOpen((keys) => [...keys, String(key)])
    }, inFrame('[data-line]:last-child input'))
  const isFull = lines.length >= props.max
  return (
    <RowsFrame
      ref={frame}
      input={props}
      isFull={isFull}
      onAdd={() => add(props.newLine())}
      actions={
        !isFull &&
        props.renderAdd?.(
          lines.map(({ line }) => line),
          add,
        )
      }
    >
      {lines.length > 0 && (
        <Accordion
          multiple
          variant="contained"
          chevronPosition="left"
          transitionDuration={0}
          keepMounted={false}
          value={open}
          onChange={setOpen}
        >
          {lines.map(({ key, line }, at) => {
            const { title, detail } = summaryOf(line)
            const name = title || t('Dòng {row}', { row: at + 1 })
            return (
              <Accordion.Item key={key} value={String(key)} data-line>
                <Group gap={4} pe={4} wrap="nowrap">
                  <Accordion.Control>
                    <b>{name}</b>
                    <span> </span>
                    <Text span c="dimmed">
                      {detail}
                    </Text>
                  </Accordion.Control>
                  {!props.readOnly && (
                    <ActionIcon
                      size={34}
                      aria-label={t('Bỏ dòng {row}', { row: at + 1 })}
                      onClick={() =>
                        focusAfter(() => edit.remove(key), inFrame('[data-add]:not([data-line] *)'))
                      }
                    >
                      <IconTrash size={18} stroke={1.6} aria-hidden />
                    </ActionIcon>
                  )}
                </Group>
                <Accordion.Panel>
                  <Fieldset variant="unstyled" m={0} aria-label={name}>
                    <Stack gap="sm">
                      {renderForm(at, line, (column, value) => setCell(key, column, value))}
                    </Stack>
                  </Fieldset>
                </Accordion.Panel>
              </Accordion.Item>
            )
          })}
        </Accordion>
      )}
    </RowsFrame>
  )
}
