// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { branch } from '#hooks/testing/things.test-data.ts'
import { ReferenceField } from './reference-field.tsx'
import { ReferencesField } from './references-field.tsx'

const { answer } = office()

function drawn(picker: React.ReactNode) {
  answer('/api/branch/options', [
    { id: 'x1', name: 'Nam' },
    { id: 'x2', name: ' ' },
  ])
  render(
    <Cached>
      <MantineProvider env="test">{picker}</MantineProvider>
    </Cached>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Nhánh' })
}

const target: Resource = branch

test('shows an option and a saved record without a label as unnamed', async () => {
  const field = drawn(<ReferenceField target={target} label="Nhánh" defaultValue="x2" />)
  await waitFor(() => expect(field.value).toBe('Chưa có tên'))
  await userEvent.click(field)
  const [first, second] = screen.getAllByRole('option')
  expect([first?.textContent, second?.textContent]).toEqual(['Chưa có tên', 'Nam'])
})

test('shows selected records without a label as unnamed', async () => {
  drawn(<ReferencesField target={target} label="Nhánh" defaultValue={['x2']} />)
  await waitFor(() =>
    expect(screen.getAllByText('Chưa có tên')[0]?.closest('.mantine-Pill-root')).toBeTruthy(),
  )
})
