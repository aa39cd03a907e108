import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReferenceInput, type ReferenceInputProps } from './reference-input.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const options = [
  { value: '1', label: 'Đồ chơi' },
  { value: '2', label: 'Mỹ phẩm' },
  { value: '2', label: 'Mỹ phẩm, lần nữa' },
]

describe('ReferenceInput', () => {
  it('matches options without diacritics', async () => {
    const onChange = vi.fn()
    drawn({ options, onChange: onChange })
    const field = screen.getByRole('combobox', { name: 'Danh mục' })
    await userEvent.click(field)
    await userEvent.type(field, 'do choi')
    const [found, ...others] = await screen.findAllByRole('option')
    expect(others).toEqual([])
    expect(found?.textContent).toBe('Đồ chơi')
    if (found) await userEvent.click(found)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1')
  })

  it('keeps the saved record when loading the options fails', async () => {
    const onChange = vi.fn()
    const onRetry = vi.fn()
    drawn({
      options: [],
      defaultValue: '7',
      savedLabel: 'Mercari',
      hasFailed: true,
      onRetry,
      onChange: onChange,
    })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    expect(field.value).toBe('Mercari')
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(field)
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(field.value).toBe('Mercari')
  })

  it('keeps the typed text when the label of the saved record arrives late', async () => {
    const props = { defaultValue: '7', options: [] }
    const { rerender } = drawn(props)
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, 'máy')
    rerender(drawing({ ...props, savedLabel: 'Mercari' }))
    expect(field.value).toBe('máy')
    rerender(drawing({ ...props, savedLabel: 'Mercari', options: [{ value: '7', label: 'Mercari Nhật' }] }))
    expect(field.value).toBe('máy')
    await userEvent.tab()
    expect(field.value).toMatch(/^Mercari/)
  })

  it('searches on the server once after the last key', async () => {
    const onSearch = vi.fn()
    drawn({ options: [], onSearch })
    const field = screen.getByRole('combobox', { name: 'Danh mục' })
    await userEvent.click(field)
    await waitFor(() => expect(onSearch).toHaveBeenCalled())
    stopClock()
    for (const words of ['s', 'so', 'son', 'sony']) {
      fireEvent.change(field, { target: { value: words } })
      passes(199)
    }
    passes(1)
    expect(onSearch).toHaveBeenCalledWith('sony')
    expect(onSearch.mock.calls.filter(([words]) => words !== '')).toEqual([['sony']])
  })

  it('shows no id while the label loads, and does not search for the label', async () => {
    const onSearch = vi.fn()
    const { rerender } = drawn({ options: [], onSearch, defaultValue: '7' })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    await waitFor(() => expect(onSearch).toHaveBeenCalled())
    expect(field.value).toBe('…')
    stopClock()
    rerender(drawing({ options: [], onSearch, defaultValue: '7', savedLabel: 'Mercari' }))
    expect(field.value).toBe('Mercari')
    passes(300)
    expect(onSearch.mock.calls.filter(([words]) => words !== '')).toEqual([])
  })

  it.each([
    ['nothing', '', ''],
    ['a record', '1', 'Đồ chơi'],
  ])('keeps the typed query when the options arrive, with %s selected', async (_, defaultValue, label) => {
    const { rerender } = drawn({ options, onSearch: vi.fn(), defaultValue })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    expect(field.value).toBe(label)
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, 'sony')
    rerender(drawing({ options: [{ value: '9', label: 'Sony' }], onSearch: vi.fn(), defaultValue }))
    expect(field.value).toBe('sony')
    await userEvent.click(await screen.findByRole('option', { name: 'Sony' }))
    expect(field.value).toBe('Sony')
    rerender(drawing({ options, onSearch: vi.fn(), defaultValue }))
    expect(field.value, 'whatever is offered next').toBe('Sony')
  })

  it('creates a record with the typed name at once, but opens the form where that name exists', async () => {
    const createRecord = vi.fn(async (name: string) => ({ value: '9', label: name }))
    const onChange = vi.fn()
    drawn({
      options,
      onChange,
      create: { label: 'Tạo mới…', labelFor: (name) => `Tạo “${name}”`, createRecord },
    })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    await userEvent.type(field, 'mỹ phẩm')
    await userEvent.click(await screen.findByRole('option', { name: 'Tạo mới…' }))
    expect(createRecord).toHaveBeenLastCalledWith('mỹ phẩm', false)
    await userEvent.clear(field)
    await userEvent.type(field, 'Gốm')
    await userEvent.click(await screen.findByRole('option', { name: 'Tạo “Gốm”' }))
    expect(createRecord).toHaveBeenLastCalledWith('Gốm', true)
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('9'))
    expect(field.value).toBe('Gốm')
  })

  /** A field whose record “Gốm” is being created; `finish` ends that with a choice of “Gốm”. */
  async function creating() {
    let end = (_created: { value: string; label: string }) => {}
    const createRecord = () => new Promise<{ value: string; label: string }>((resolve) => (end = resolve))
    const onChange = vi.fn()
    const create = { label: 'Tạo mới…', labelFor: (name: string) => `Tạo “${name}”`, createRecord }
    drawn({ options, onChange, create })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Danh mục' })
    await userEvent.type(field, 'Gốm')
    await userEvent.click(await screen.findByRole('option', { name: 'Tạo “Gốm”' }))
    await userEvent.clear(field)
    return { field, onChange, finish: () => act(async () => end({ value: '9', label: 'Gốm' })) }
  }

  it('keeps a choice made while a record is being created', async () => {
    const { field, onChange, finish } = await creating()
    await userEvent.click(await screen.findByRole('option', { name: 'Đồ chơi' }))
    await finish()
    expect(onChange).toHaveBeenLastCalledWith('1')
    expect(field.value).toBe('Đồ chơi')
  })

  it('keeps a query typed while a record is being created', async () => {
    const { field, finish } = await creating()
    await userEvent.type(field, 'Đồ')
    await finish()
    expect(field.value).toBe('Đồ')
  })

  it.each([
    ['while the options of the query load', { loadedQuery: undefined }],
    ['after the options could not be loaded', { loadedQuery: 'Son', hasFailed: true }],
  ])('opens the form of a new record %s', async (_, state) => {
    const createRecord = vi.fn(async () => null)
    const create = { label: 'Tạo mới…', labelFor: (name: string) => `Tạo “${name}”`, createRecord }
    drawn({ options: [{ value: '3', label: 'Sony' }], onSearch: vi.fn(), ...state, create })
    await userEvent.type(screen.getByRole('combobox', { name: 'Danh mục' }), 'Son')
    await userEvent.click(await screen.findByRole('option', { name: 'Tạo mới…' }))
    expect(createRecord).toHaveBeenLastCalledWith('Son', false)
  })

  it('finds an existing name in another Unicode form', async () => {
    const create = { label: 'Tạo mới…', labelFor: (name: string) => `Tạo “${name}”`, createRecord: vi.fn() }
    drawn({ options, create })
    await userEvent.type(screen.getByRole('combobox', { name: 'Danh mục' }), 'Mỹ phẩm'.normalize('NFD'))
    expect(await screen.findByRole('option', { name: 'Tạo mới…' })).toBeTruthy()
  })

  it('says that it is searching until the options of the typed text are there, not that nothing matches', async () => {
    const { rerender } = drawn({ options: [], onSearch: () => {}, loadedQuery: '' })
    await userEvent.type(screen.getByRole('combobox', { name: 'Danh mục' }), 'Sony')
    expect((await screen.findByRole('option')).textContent).toBe('Đang tìm…')
    rerender(drawing({ options: [], onSearch: () => {}, loadedQuery: 'Sony' }))
    await waitFor(() => expect(screen.getByRole('option').textContent).toBe('Không thấy gì khớp'))
  })

  it('emits "" when it is cleared', async () => {
    const onChange = vi.fn()
    const { container } = drawn({ options, defaultValue: '1', onChange: onChange })
    const clear = container.querySelector('[aria-label="Bỏ chọn Danh mục"]')
    if (clear) await userEvent.click(clear)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  })
})

type Props = Omit<ReferenceInputProps, 'label'>

const drawn = (props: Props) => render(drawing(props))
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function drawing(props: Props) {
  return <ReferenceInput label="Danh mục" {...props} />
}
