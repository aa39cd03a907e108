import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Editor, useEditorState } from '@tiptap/react'
import { useMemo } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Counts the words of a text: Vietnamese ones are separated by spaces, of Japanese each character counts. */
export function countWords(text: string): number {
  const characters = text.match(JAPANESE)?.length ?? 0
  const words = text.replace(JAPANESE, ' ').split(/\s+/)
  return characters + words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
const PAUSE = 500

/** The word count of a text, updated when typing pauses. */
export function WordCount({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const doc = useEditorState({ editor, selector: () => editor.state.doc, equalityFn: Object.is })
  const [settled] = useDebouncedValue(doc, PAUSE)
  const count = useMemo(() => countIn(settled), [settled])
  return (
    <Text size="xs" c="dimmed" ta="end" px="sm" pb={4}>
      {t('{count} từ', { count: formatNumber(count) })}
    </Text>
  )
}

function countIn(doc: Editor['state']['doc']): number {
  return countWords(doc.textBetween(0, doc.content.size, ' ', ' '))
}
