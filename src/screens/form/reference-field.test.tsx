// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, thing } from '#hooks/testing/things.test-data.ts'
import { FormReference, FormReferences } from './reference-field.tsx'

const { answer } = office()

function drawn(picker: React.ReactNode) {
  answer('/api/branch/options', [
    { id: 'x1', name: 'Nam' },
    { id: 'x2', name: ' ' },
  ])
  render(<Cached>{picker}</Cached>)
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Nhánh' })
}

const target: Resource = branch

test('shows an option and a saved record without a label as unnamed', async () => {
  const field = drawn(<FormReference target={target} label="Nhánh" defaultValue="x2" />)
  await waitFor(() => expect(field.value).toBe('Chưa có tên'))
  await userEvent.click(field)
  const [first, second] = screen.getAllByRole('option')
  expect([first?.textContent, second?.textContent]).toEqual(['Chưa có tên', 'Nam'])
})

test('shows selected records without a label as unnamed', async () => {
  drawn(<FormReferences target={target} label="Nhánh" defaultValue={['x2']} />)
  await waitFor(() =>
    expect(screen.getAllByText('Chưa có tên')[0]?.closest('.mantine-Pill-root')).toBeTruthy(),
  )
})

/** A picker whose options the server searches; `release` sends the response of a search. */
async function searched(picker: (onChange: (value: unknown) => void) => React.ReactNode) {
  const onChange = vi.fn()
  const found = held({ data: { results: [{ id: 2, name: 'Canon' }], pagination: { total: 20_001 } } })
  answer('/api/thing/search', ({ search }) =>
    new URLSearchParams(search).has('keyword')
      ? found.reply()
      : Response.json({ data: { results: [{ id: 1, name: 'Aiwa' }], pagination: { total: 20_001 } } }),
  )
  render(<Cached>{picker(onChange)}</Cached>)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Hãng' })
  await userEvent.click(field)
  await screen.findByRole('option', { name: 'Aiwa' })
  return { field, onChange, release: found.release }
}

describe.each([
  ['one record', (props: object) => <FormReference target={thing} label="Hãng" {...props} />, '2'],
  ['several records', (props: object) => <FormReferences target={thing} label="Hãng" {...props} />, ['2']],
])('a picker of %s', (_, picker, value) => {
  test('chooses the best match of the query by Enter, once its options are loaded', async () => {
    const { field, onChange, release } = await searched((change) => picker({ onChange: change }))
    await userEvent.type(field, 'Canon{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(value))
  })

  test('offers no option of the previous query that does not match', async () => {
    const { field, onChange, release } = await searched((change) => picker({ onChange: change }))
    await userEvent.type(field, 'Canon{ArrowDown}{Enter}')
    expect(screen.queryByRole('option', { name: 'Aiwa' })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(value))
  })

  test('chooses nothing by Enter once another query is typed', async () => {
    const { field, onChange, release } = await searched((change) => picker({ onChange: change }))
    await userEvent.type(field, 'Canon{Enter} x')
    release()
    await screen.findByRole('option', { name: 'Canon' })
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('does not submit the form by Enter on a typed query', async () => {
  const onSubmit = vi.fn()
  const { field } = await searched(() => (
    <form onSubmit={onSubmit}>
      <FormReference target={thing} label="Hãng" />
      <button type="submit">Lưu</button>
    </form>
  ))
  await userEvent.type(field, 'Canon{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
