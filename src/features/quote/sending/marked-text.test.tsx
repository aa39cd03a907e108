import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MarkedText } from './marked-text.tsx'

afterEach(cleanup)

test('marks the changed and the kept lines behind the text area, which has the whole text', () => {
  const value = 'Chào\n\nCước: 6\nTổng: 5 thôi'
  const { container } = render(
    <MarkedText
      ref={createRef()}
      value={value}
      onChange={() => {}}
      label="Lời nhắn"
      describedBy={undefined}
      lang="vi"
      marks={
        new Map([
          ['Cước: 6', 'changed'],
          ['Tổng: 5 thôi', 'kept'],
        ])
      }
    />,
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lời nhắn' }).value).toBe(value)
  const marks = [...container.querySelectorAll('mark')].map((one) => [one.textContent, one.dataset['mark']])
  expect(marks).toEqual([
    ['Cước: 6', 'changed'],
    ['Tổng: 5 thôi', 'kept'],
  ])
})
