// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InboxResource } from '#descriptor/inbox.ts'
import { rowOf } from '#descriptor/row.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { QuoteTool } from './pane-buttons.tsx'

office()

const review: InboxResource = { ...letter, inbox: { body: 'content' } }
const linkFor = (resource: InboxResource) => {
  draw(
    <ResourceContext value={resource}>
      <QuoteTool row={rowOf(resource, { id: 7, name: 'Lan' })} />
    </ResourceContext>,
  )
  return screen.getByRole('link', { name: 'Báo giá' })
}

test('labels the link to a quote where the customer can be reached', () => {
  expect(linkFor(letter).textContent).toBe('Báo giá')
})

test('draws the link to a quote as an icon where the customer cannot be reached', () => {
  const link = linkFor(review)
  expect(link.textContent).toBe('')
  expect(link.getAttribute('href')).toContain('letter')
})
