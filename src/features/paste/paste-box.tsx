import '#kit/input-styles.css'
import { Button, Stack, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusFirstField } from '#kit/focus-first-field.ts'

interface PasteBoxProps {
  /** The column labels, in the expected order. */
  readonly columns: readonly string[]
  /** Reads a table; returns the number of its rows. */
  readonly onTable: (text: string) => number
}

/** The input for a copied table: pasted text is read at once, typed text on submit. */
export function PasteBox({ columns, onTable }: PasteBoxProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstField(frame.current), [])
  const read = (table: string) => setEmpty(onTable(table) === 0)
  return (
    <Stack ref={frame} align="start">
      <Textarea
        w="100%"
        label={t('Dán bảng vào đây')}
        description={t(
          'Chép các dòng từ Excel hay Google Trang tính rồi dán. Dòng đầu là tên cột, hoặc theo thứ tự: {columns}.',
          {
            columns: columns.join(', '),
          },
        )}
        error={isEmpty && t('Chưa thấy dòng nào. Bạn chép lại bảng rồi dán nhé.')}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (text !== '' || !/[\t\n]/.test(pasted)) return
          event.preventDefault()
          setText(pasted)
          read(pasted)
        }}
      />
      <Button onClick={() => read(text)}>{t('Đọc bảng')}</Button>
    </Stack>
  )
}
