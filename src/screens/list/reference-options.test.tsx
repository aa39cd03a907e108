// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { branch } from '#hooks/testing/things.test-data.ts'
import { ReferenceOptions } from './reference-options.tsx'

const { answer } = office()
const tree = [
  { id: 1, name: 'Nam' },
  { id: 2, name: 'Nữ' },
  { id: 3, name: 'Trọn bộ', parent_id: 1 },
  { id: 4, name: 'Trọn bộ', parent_id: 2 },
]

async function drawn() {
  const onChoose = vi.fn()
  const calls = answer('/api/branch/options', tree)
  render(
    <Cached>
      <MantineProvider env="test">
        <ReferenceOptions resource={branch} label="Nhánh" chosen="" onChoose={onChoose} />
      </MantineProvider>
    </Cached>,
  )
  await screen.findByRole('button', { name: 'Nam' })
  return { onChoose, calls, box: screen.getByRole('searchbox') }
}
const options = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('tells options of the same label apart by their branch, and searches both without a call', async () => {
  const { onChoose, calls, box } = await drawn()
  expect(options()).toEqual(['Nam', 'Trọn bộNam', 'Nữ', 'Trọn bộNữ'])
  await userEvent.type(box, 'tron bo nu')
  await screen.findByText('Nữ')
  await vi.waitFor(() => expect(screen.queryByText('Nam')).toBeNull())
  await userEvent.type(box, '{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('4')
  expect(calls).toHaveLength(1)
})

test('moves the focus with the arrow keys between the box and the options', async () => {
  const { onChoose, box } = await drawn()
  await userEvent.click(box)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Trọn bộNam')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('{Enter}')
  expect(onChoose, 'nothing was typed').not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1')
})
