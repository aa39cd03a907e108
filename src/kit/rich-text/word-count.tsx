import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Editor, useEditorState } from '@tiptap/react'
import { useMemo } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { countWords } from './count-words.ts'

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
