import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReadOnlyInput } from './read-only-input.tsx'

afterEach(cleanup)

const drawn = (value: string) =>
  render(
    <MantineProvider env="test">
      <ReadOnlyInput
        label="Người lưu"
        defaultValue={value}
        onChange={() => undefined}
        renderName={(id) => <b>{`Tên của ${id}`}</b>}
      />
    </MantineProvider>,
  ).container.textContent

test('shows the name of the record in place of its id', () => {
  expect(drawn('u-admin')).toBe('Người lưuTên của u-admin')
  cleanup()
  expect(drawn('')).toBe('Người lưu–')
})
