import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useSendGuard } from './use-send-guard.tsx'
import type { Warning } from './warnings.ts'

afterEach(cleanup)

const warning: Warning = { key: 'rate', severity: 'notice', text: 'Tỉ giá cũ.' }

function drawn(first: readonly Warning[]) {
  const user = userEvent.setup()
  const send = vi.fn()
  function Sender({ warnings }: { readonly warnings: readonly Warning[] }) {
    const { guard, dialog } = useSendGuard(warnings)
    return (
      <>
        <button type="button" onClick={() => guard('Vẫn chép', send)}>
          Chép
        </button>
        {dialog}
      </>
    )
  }
  const draw = (warnings: readonly Warning[]) => <Sender warnings={warnings} />
  const { rerender } = render(draw(first))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { send, press, change: (warnings: readonly Warning[]) => rerender(draw(warnings)) }
}

test('sends at once without warnings', async () => {
  const { send, press } = drawn([])
  await press('Chép')
  expect(send).toHaveBeenCalledTimes(1)
})

test('asks once for the same warnings, and again for others', async () => {
  const { send, press, change } = drawn([warning])
  await press('Chép')
  expect(await screen.findByText('Tỉ giá cũ.')).toBeTruthy()
  await press('Xem lại')
  expect(send).not.toHaveBeenCalled()
  await press('Chép')
  await press('Vẫn chép')
  await press('Chép')
  expect(send).toHaveBeenCalledTimes(2)
  change([warning, { ...warning, key: 'band', text: 'Thiếu mức.' }])
  await press('Chép')
  expect(send).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('Thiếu mức.')).toBeTruthy()
})
