// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formOffice, open, path, stored, wordsBeside } from './record-form.test-data.tsx'

const { answer } = formOffice()

test('reconciles a save whose response was lost and does not send it again when it was saved', async () => {
  let isLost = true
  const updates = answer(path, () => Response.json({}, { status: 502 }))
  answer('/api/thing/5', () =>
    Response.json({ code: 1, data: updates.length > 0 && isLost ? { ...stored, name: 'Áo mưa' } : stored }),
  )
  const { type, save, onSaved } = await open()
  type('Tên', 'Áo mưa')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Áo mưa' })))
  expect(updates).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  isLost = false
})

test('looks for a new record by its name before sending it again after a lost response', async () => {
  let found: 'nothing to see' | 'not there' | 'there' = 'nothing to see'
  const creates = answer('/api/thing/create', () => Response.json({}, { status: 502 }))
  const twin = { id: 8, name: 'Áo', url: 'ao', position: null, active: true }
  const looks = answer('/api/thing/search', () =>
    found === 'nothing to see'
      ? Response.json({}, { status: 400 })
      : Response.json({
          code: 1,
          data: found === 'there' ? [{ ...twin, id: 7, position: 4 }, twin] : [],
          pagination: {},
        }),
  )
  const { type, save, onSaved } = await open(null)
  type('Tên', 'Áo')
  type('Đường dẫn', 'ao')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa rõ đã lưu hay chưa')
  await waitFor(() => expect(looks).toHaveLength(1))
  save()
  await waitFor(() => expect(looks).toHaveLength(2))
  expect(creates).toHaveLength(1)
  found = 'not there'
  await waitFor(() => {
    // A press is ignored until the look before it has ended.
    if (creates.length < 2) save()
    expect(creates).toHaveLength(2)
  })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Đã xem lại: chưa lưu.'))
  found = 'there'
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '8' })))
  expect(creates, 'the look before the third request found it').toHaveLength(2)
  expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size, 'one create').toBe(1)
})

test.each<readonly [string, string, readonly object[], number, number]>([
  ['as it was', 'Áo', [], 2, 1],
  ['after a change', 'Áo mưa', [], 2, 2],
  [
    'only where it was not carried out',
    'Áo',
    [{ ...stored, id: 8, name: 'Áo', url: '', position: null }],
    1,
    1,
  ],
])(
  'sends a create whose response was lost before a reload again %s from its draft',
  async (_, name, results, sent, keys) => {
    let isLost = true
    answer('/api/thing/search', () =>
      isLost ? Response.json({}, { status: 400 }) : Response.json({ code: 1, data: { results } }),
    )
    answer('/api/thing/8', { data: results[0] })
    const creates = answer('/api/thing/create', () =>
      isLost ? Response.json({}, { status: 502 }) : Response.json({ code: 1, data: stored }),
    )
    const before = await open(null)
    before.type('Tên', 'Áo')
    before.save()
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa rõ đã lưu hay chưa')
    isLost = false
    // Simulates a reload.
    cleanup()
    const { type, save, onSaved } = await open(null)
    fireEvent.click(await screen.findByRole('button', { name: 'Lấy lại bản nháp' }))
    type('Tên', name)
    save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(creates).toHaveLength(sent)
    expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(keys)
  },
)

test('keeps saying that the outcome is unknown while an invalid value stops the next save', async () => {
  answer('/api/thing/search', () => Response.json({}, { status: 400 }))
  const creates = answer('/api/thing/create', () => Response.json({}, { status: 502 }))
  const { type, save, input } = await open(null)
  type('Tên', 'Áo')
  save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Chưa rõ đã lưu hay chưa'))
  type('Tên', '')
  await waitFor(() => {
    // A press is ignored until the look before it has ended.
    save()
    expect(wordsBeside(input('Tên'))).toContain('Hãy điền ô này.')
  })
  expect(screen.getByRole('alert').textContent).toContain('Chưa rõ đã lưu hay chưa')
  expect(creates).toHaveLength(1)
})
