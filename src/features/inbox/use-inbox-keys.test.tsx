import { cleanup, renderHook } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type InboxKeys, useInboxKeys } from './use-inbox-keys.ts'

afterEach(cleanup)

function drawn(isReplying: boolean) {
  const keys = {
    onStep: vi.fn<InboxKeys['onStep']>(),
    onFinish: vi.fn<InboxKeys['onFinish']>(),
    onWork: vi.fn<InboxKeys['onWork']>(),
    onReply: vi.fn<InboxKeys['onReply']>(),
    onCopy: vi.fn<InboxKeys['onCopy']>(),
    onTemplate: vi.fn<InboxKeys['onTemplate']>(),
    onSelect: vi.fn<InboxKeys['onSelect']>(),
  }
  renderHook(() => useInboxKeys({ ...keys, isReplying: () => isReplying }))
  return { keys, acted: () => Object.values(keys).filter((act) => act.mock.calls.length > 0) }
}

test('runs the commands of single keys', async () => {
  const { keys, acted } = drawn(false)
  await userEvent.keyboard('je2r')
  expect(keys.onStep).toHaveBeenCalledExactlyOnceWith(1)
  expect(keys.onTemplate).toHaveBeenCalledExactlyOnceWith(1)
  expect(acted()).toEqual([keys.onStep, keys.onFinish, keys.onReply, keys.onTemplate])
})

test('runs no command while a reply waits for its box, neither of the inbox nor of the frame', async () => {
  const { acted } = drawn(true)
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  await userEvent.keyboard('em không dxc 12')
  document.body.removeEventListener('keydown', onKeyDown)
  expect(acted()).toEqual([])
  expect(onKeyDown).not.toHaveBeenCalled()
})

test('finishes by Ctrl+Enter outside of the answer box, also on the link of the open record', async () => {
  const { keys, acted } = drawn(false)
  const press = async (markup: string) => {
    document.body.innerHTML = markup
    document.querySelector<HTMLElement>('[data-focus]')?.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }
  await press('<p></p>')
  await press('<a href="#1" aria-current="true" data-focus>Lan</a>')
  await press('<button type="button" data-focus>Chép lời đáp</button>')
  expect(keys.onFinish).toHaveBeenCalledTimes(3)
  await press('<a href="#2" data-focus>Mai</a>')
  await press('<textarea data-focus></textarea>')
  await press('<dialog open></dialog>')
  expect(keys.onFinish).toHaveBeenCalledTimes(3)
  expect(acted()).toEqual([keys.onFinish])
  document.body.innerHTML = ''
})
