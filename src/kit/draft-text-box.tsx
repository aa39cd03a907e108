import './input-styles.css'
import { Button, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { notify } from './notice.tsx'

/** The text of a draft, to read, select and copy. */
export function DraftTextBox({ content }: { readonly content: string }) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      notify({ tone: 'good', text: text('Đã chép nội dung bản nháp') })
    } catch {
      // Some browsers allow the clipboard only to the user's own copy keys: select the text for them.
      area.current?.select()
      notify({ tone: 'plain', text: text('Nội dung đã được chọn sẵn, bạn bấm Ctrl+C để chép nhé.') })
    }
  }
  return (
    <div>
      <Textarea
        ref={area}
        my={4}
        styles={{ input: { fieldSizing: 'content', maxHeight: '20rem' } }}
        readOnly
        rows={3}
        value={content}
        aria-label={t('Nội dung bản nháp')}
      />
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {t('Chép nội dung')}
      </Button>
    </div>
  )
}
