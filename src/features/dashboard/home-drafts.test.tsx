// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { importDraft } from '#hooks/drafts/use-draft-text.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { HomeDrafts } from './home-drafts.tsx'

test('opens the import of a stored table, and shows none of its stored form', () => {
  const draft = {
    key: 'k1',
    subject: 'lan',
    resource: thing.name,
    id: importDraft,
    label: 'Nhập từ tệp',
    values: { [importDraft]: '{"name":"kho.xlsx"}' },
    kinds: {},
    before: null,
    at: Date.now(),
    raw: {},
  }
  draw(<HomeDrafts resources={[thing]} drafts={[draft as never]} onChange={vi.fn()} />)
  const details = document.querySelector('details')
  if (details) details.open = true
  const link = screen.getByRole('link', { name: 'Nhập từ tệp' })
  expect(link.getAttribute('href')).toContain('import=1')
  for (const button of screen.queryAllByRole('button', { name: /Xem/ })) fireEvent.click(button)
  expect(document.body.textContent).not.toContain('kho.xlsx')
})
