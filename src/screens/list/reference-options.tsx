import { Box, Button, Text } from '@mantine/core'
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import { useText } from '#hooks/use-text.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import classes from './reference-options.module.css'

interface ReferenceOptionsProps {
  readonly resource: Resource
  readonly label: string
  readonly chosen: readonly string[]
  readonly onChoose: (id: string) => void
}

/**
 * Options for the records that a list is filtered by, ranked for the query, each with its branch of the tree. ↓ moves
 * from the search box to them, Enter chooses the best match.
 */
export function RecordChoices({ resource, label, chosen, onChoose }: ReferenceOptionsProps) {
  const t = useText()
  const [query, setQuery] = useState('')
  const { options, isCurrent, isBusy, isLocal, hasFailed, retry, more } = useNameOptions(resource, query)
  // A second Enter for the same query must not remove the record.
  const choose = (id: string | undefined) => {
    if (id !== undefined && !chosen.includes(id)) onChoose(id)
  }
  // The query for which Enter was pressed: its best match is chosen when its options are loaded.
  const entered = useRef('')
  useEffect(() => {
    if (entered.current === '' || entered.current !== query) return
    if (!isCurrent && !hasFailed) return
    entered.current = ''
    if (isCurrent) choose(options?.[0]?.value)
  })
  const onEnter = (typed: string) => {
    if (typed !== query || !isCurrent) entered.current = typed
    else choose(options?.[0]?.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    entered.current = ''
    moveFocus(event, onEnter)
  }
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 80) more()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its box and buttons take the focus
    <Box
      mah="min(18rem, 40vh)"
      style={{ '--search-width': 'none', overflowY: 'auto' }}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onInput={() => (entered.current = '')}
      aria-busy={isBusy || undefined}
    >
      <Box pos="sticky" top={0} pb={4} bg="var(--ben-card)">
        <SearchBox
          value={query}
          label={t('Tìm trong {name}', { name: label })}
          delay={isLocal ? 0 : 200}
          onSearch={setQuery}
        />
      </Box>
      <ul>
        {options?.map(({ value, label: name, branch }) => (
          <li key={value}>
            <button
              type="button"
              data-option
              className={classes.option}
              aria-pressed={chosen.includes(value)}
              // Focus on the third-last option loads the next page, for keyboard users.
              onFocus={() => options.at(-3)?.value === value && more()}
              onClick={() => {
                entered.current = ''
                onChoose(value)
              }}
            >
              <span>{name || t('Chưa có tên')}</span>
              {branch && <small className={classes.branch}>{branch}</small>}
            </button>
          </li>
        ))}
      </ul>
      <Text component="output" display="block" px="sm" c="dimmed">
        {isBusy && <span>{t('Đang tìm…')}</span>}
        {!isBusy && !hasFailed && options?.length === 0 && <span>{t('Không thấy gì khớp')}</span>}
        {!isBusy && hasFailed && <span>{t('Chưa tải được. Bạn thử lại sau ít phút nhé.')}</span>}
      </Text>
      {hasFailed && !isBusy && (
        <Button variant="subtle" onClick={retry}>
          {t('Thử lại')}
        </Button>
      )}
    </Box>
  )
}

/** Moves the focus with ↑ and ↓ between the search box and the options; Enter in the box chooses the best match. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onEnter: (typed: string) => void): void {
  const { key, currentTarget, target, nativeEvent } = event
  if (nativeEvent.isComposing) return
  const options = [...currentTarget.querySelectorAll<HTMLElement>('[data-option]')]
  const input = currentTarget.querySelector('input')
  const typed = target === input ? (input?.value.trim() ?? '') : ''
  if (key === 'Enter' && typed !== '') {
    event.preventDefault()
    onEnter(typed)
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return
  const at = options.findIndex((option) => option === target) + step
  const next = at === -1 ? input : options[at]
  // At the ends the panel around the options moves the focus on.
  if (!next) return
  event.preventDefault()
  next.focus()
}
