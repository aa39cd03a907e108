import { createMemoryHistory } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGoAfterPaint } from './use-go.ts'

let history = createMemoryHistory()
const painted: (() => void)[] = []
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ history }),
}))
vi.mock('#browser/after-paint.ts', () => ({ afterPaint: (run: () => void) => painted.push(run) }))

beforeEach(() => {
  painted.length = 0
  history = createMemoryHistory({ initialEntries: ['/things?edit=5'] })
})

function close() {
  const onOvertaken = vi.fn()
  renderHook(() => useGoAfterPaint()).result.current('/things', { free: true }, onOvertaken)
  return onOvertaken
}

test('navigates after the next frame', () => {
  const onOvertaken = close()
  expect(history.location.href).toBe('/things?edit=5')
  painted[0]?.()
  expect(history.location.href).toBe('/things')
  expect(onOvertaken).not.toHaveBeenCalled()
})

test('leaves a navigation alone that was made before the frame, to the same address too', () => {
  const onOvertaken = close()
  history.push('/things?edit=5')
  painted[0]?.()
  expect(history.location.href).toBe('/things?edit=5')
  expect(history.length).toBe(2)
  expect(onOvertaken).toHaveBeenCalledTimes(1)
})
