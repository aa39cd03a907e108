import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '#http/expiry.ts'
import { Modal } from '#kit/modal.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'

let pressed: Element | null = null

beforeAll(() => Modal.preload())

beforeEach(() => {
  vi.useFakeTimers()
  // The test environment has no `:active`.
  const query = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':active' ? pressed : query(selector),
  )
  render(<ExpiryDialog />)
})

afterEach(() => {
  cleanup()
  sessionEnded.reset()
  pressed = null
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const isShown = () => screen.queryByRole('dialog') !== null
const endSession = () => act(() => sessionEnded.emit())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('opens at once when the session ends', () => {
  endSession()
  expect(isShown()).toBe(true)
})

test('does not open above a pressed button, whose click it would take', async () => {
  pressed = document.body
  endSession()
  await wait(200)
  expect(isShown()).toBe(false)
  pressed = null
  await wait(50)
  expect(isShown()).toBe(true)
})

test('opens a second later above what stays pressed', async () => {
  pressed = document.body
  endSession()
  await wait(1050)
  expect(isShown()).toBe(true)
})

test('shows the texts of the specification and focuses the way to sign in', () => {
  endSession()
  expect(screen.getByRole('heading').textContent).toBe('Phiên làm việc đã hết hạn!')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Đăng nhập' }))
})
