// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { box } from '#kit/rich-text/box.ts'
import type { EarlyEdit } from '#kit/rich-text/early-edit.ts'
import { useEarlyEdit } from './use-early-edit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The test environment has none.
  document.execCommand = () => true
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'execCommand')
})

test('emits the last change on blur', () => {
  const { text, emitted } = show()
  fireEvent.focus(text)
  type(text, 'ab')
  type(text, 'abc')
  expect(emitted).toEqual(['ab'])
  fireEvent.blur(text)
  expect(emitted).toEqual(['ab', 'abc'])
})

function type(text: HTMLElement, content: string): void {
  text.textContent = content
  fireEvent.input(text)
}

function show() {
  const emitted: string[] = []
  const onChange = (html: string) => void emitted.push(html)
  const early = box<EarlyEdit | null>(null)
  function Text() {
    const surface = useRef<HTMLElement>(null)
    const handlers = useEarlyEdit(surface, { initial: 'a', onChange, early, hasFailed: false })
    return (
      <section
        ref={surface}
        aria-label="Nội dung"
        contentEditable
        suppressContentEditableWarning
        {...handlers}
      >
        a
      </section>
    )
  }
  render(<Text />)
  return { text: screen.getByLabelText('Nội dung'), emitted }
}
