// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftWith } from '#hooks/drafts/drafts.test-data.ts'
import { draftKey, keepDraft } from '#hooks/drafts/drafts.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { session } from '#session/session.ts'
import { HomeScreen } from './home-screen.tsx'
import { loadHome } from './load-home.ts'

test('the first render has the row of drafts, which would move the rows below it', async () => {
  const user = session.storedUser()
  vi.spyOn(session, 'current').mockReturnValue(user)
  const of = { subject: 'lan', resource: 'thing', id: '5' }
  await keepDraft(draftKey(of, 'another tab'), draftWith(of))
  await loadHome()
  draw(<HomeScreen resources={[]} />)
  expect(screen.getByText('Bản nháp bạn chưa lưu')).toBeTruthy()
})
