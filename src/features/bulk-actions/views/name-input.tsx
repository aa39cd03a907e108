import '#kit/input-styles.css'
import { Box, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { longestName } from '#screens/list/tools/saved-view.ts'
import { sentences } from '#text/sentences.ts'
import type { Text } from '#text/text.ts'

interface NameInputProps {
  readonly name: string
  readonly label: string
  /** The problem of a name before it is sent; null for a valid one. */
  readonly problemOf: (name: string) => string | null
  /** Renames the view; gives the sentences of a problem. */
  readonly onRename: (name: string) => Promise<readonly Text[] | null>
}

/** The name of a view; leaving the input or Enter renames it. A name that was not saved stays, with its problem. */
export function NameInput({ name, label, problemOf, onRename }: NameInputProps) {
  const t = useText()
  const [typed, setTyped] = useState(name)
  const [shown, setShown] = useState(name)
  const [failed, setFailed] = useState<readonly Text[] | null>(null)
  // A changed `name` replaces the value of the input, unless the user has edited it.
  if (shown !== name) {
    setShown(name)
    if (typed === shown) setTyped(name)
  }
  const problem = problemOf(typed.trim())
  const rename = async () => {
    if (problem === null && typed.trim() !== name.trim()) setFailed(await onRename(typed.trim()))
  }
  const [first = '', ...more] = failed ?? []
  return (
    <Box flex="1 1 12rem" miw={0}>
      <TextInput
        aria-label={label}
        value={typed}
        maxLength={longestName}
        autoComplete="off"
        error={problem ?? (failed && <span role="alert">{sentences(t, first, more)}</span>)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setFailed(null)
        }}
        // A name that was refused is sent again only on purpose.
        onBlur={() => failed ?? void rename()}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void rename()}
      />
      {failed && (
        <Button variant="subtle" onClick={() => void rename()}>
          {t('Thử lại')}
        </Button>
      )}
    </Box>
  )
}
