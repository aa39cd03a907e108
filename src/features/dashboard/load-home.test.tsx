// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import '#hooks/drafts/clean-drafts.test-data.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announceChange, draftWith, putDraft } from '#hooks/drafts/drafts.test-data.ts'
import { draftKey } from '#hooks/drafts/drafts.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { session } from '#session/session.ts'
import { HomeScreen } from './home-screen.tsx'
import { loadHome } from './load-home.ts'

test('renders the drafts in the first render of the home screen: later they would move the other rows', async () => {
  const user = session.storedUser()
  vi.spyOn(session, 'current').mockReturnValue(user)
  const of = { subject: 'lan', resource: 'thing', id: '5' }
  await putDraft(draftKey(of, 'another tab'), draftWith(of))
  await announceChange()
  await loadHome()
  draw(<HomeScreen resources={[]} />)
  expect(screen.getByText('Bản nháp bạn chưa lưu')).toBeTruthy()
})

test('does not show a stored import all of whose rows were sent', async () => {
  vi.spyOn(session, 'current').mockReturnValue(session.storedUser())
  const of = { subject: 'lan', resource: 'thing', id: 'import' }
  const put = async (sent: readonly number[]) => {
    const values = { import: JSON.stringify({ name: 'kho.xlsx', table: { rows: [['a'], ['b']] }, sent }) }
    await putDraft(draftKey(of, 'another tab'), { ...draftWith(of), values })
    await announceChange()
    await loadHome()
  }
  await put([1])
  const { unmount } = draw(<HomeScreen resources={[]} />)
  await screen.findByText('Bản nháp bạn chưa lưu')
  unmount()
  await put([1, 2])
  draw(<HomeScreen resources={[]} />)
  expect(screen.queryByText('Bản nháp bạn chưa lưu')).toBeNull()
})
