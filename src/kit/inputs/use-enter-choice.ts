import { type KeyboardEvent, useEffect, useRef } from 'react'

interface EnterChoice {
  /** Whether a text is a query, not the label of the selected option. */
  readonly isQuery: (text: string) => boolean
  /** Whether the options are those of a query. */
  readonly isLoaded: (query: string) => boolean
  readonly hasFailed: boolean | undefined
}

interface Entered {
  readonly input: HTMLInputElement
  readonly query: string
}

/**
 * The key handler of a picker whose Enter chooses the best match of the typed query; before its options are loaded,
 * the choice waits for them.
 */
export function useEnterChoice({
  isQuery,
  isLoaded,
  hasFailed,
}: EnterChoice): (event: KeyboardEvent<HTMLInputElement>) => void {
  const entered = useRef<Entered | null>(null)
  useEffect(() => {
    if (!entered.current) return
    const { input, query } = entered.current
    if (hasFailed || input.value.trim() !== query || !isOpen(input)) entered.current = null
    else if (isLoaded(query)) {
      entered.current = null
      chooseBest(input)
    }
  })
  return (event) => {
    const { currentTarget: input, key, nativeEvent } = event
    const query = input.value.trim()
    if (key !== 'Enter' || nativeEvent.isComposing || !isOpen(input) || !isQuery(query)) return
    if (highlightedOption(input)) return
    // Otherwise the browser submits the form.
    event.preventDefault()
    if (isLoaded(query)) chooseBest(input)
    else entered.current = { input, query }
  }
}

const isOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true'

const highlightedOption = (input: HTMLInputElement) =>
  listOf(input)?.querySelector('[data-combobox-selected]') ?? null

function listOf(input: HTMLInputElement): HTMLElement | null {
  return input.ownerDocument.getElementById(input.getAttribute('aria-controls') ?? '')
}

// A second choice of a selected option would clear it.
function chooseBest(input: HTMLInputElement): void {
  const best = listOf(input)?.querySelector<HTMLElement>(
    '[data-combobox-option]:not([data-combobox-disabled])',
  )
  if (!best || best.matches('[data-checked]') || best.querySelector('[data-create]')) return
  if (!highlightedOption(input)) best.click()
}
