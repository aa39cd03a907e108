import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ImagesInput } from './images-input.tsx'
import type { Prepare, Upload } from './use-image-upload.ts'

afterEach(cleanup)

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

it('keeps the picked order whichever upload ends first, and keeps a failed one', async () => {
  const arrive = new Map<string, (address: string) => void>()
  const upload: Upload = ({ name }) =>
    name === 'hong.png'
      ? Promise.reject(new Error('no'))
      : new Promise((resolve) => void arrive.set(name, resolve))
  const onChange = drawn({ upload, defaultValue: ['/0.png'] })
  await pick([file('a.png'), file('hong.png'), file('b.png')])
  await waitFor(() => expect([...arrive.keys()]).toEqual(['a.png', 'b.png']))
  arrive.get('b.png')?.('/b.png')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/0.png', '/b.png']))
  arrive.get('a.png')?.('/a.png')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/0.png', '/a.png', '/b.png']))
  const failed = within(screen.getByRole('alert'))
  expect(failed.getByText('hong.png')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Không gửi được')
})

it('moves pictures by buttons and keys and keeps the focus', async () => {
  const onChange = drawn({ defaultValue: ['/a', '/b', '/c'] })
  await userEvent.click(screen.getByRole('button', { name: 'Đưa ảnh 1 ra sau' }))
  expect(onChange).toHaveBeenLastCalledWith(['/b', '/a', '/c'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Đưa ảnh 2 ra sau')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(onChange).toHaveBeenLastCalledWith(['/b', '/c', '/a'])
  await userEvent.click(screen.getByRole('button', { name: 'Đưa ảnh 3 ra sau' }))
  expect(onChange, 'the last one goes nowhere').toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh 2' }))
  expect(onChange).toHaveBeenLastCalledWith(['/b', '/a'])
})

it('rejects pictures above the maximum and shows their number', async () => {
  drawn({ upload: () => new Promise(() => undefined), defaultValue: ['/a', '/b'] })
  await pick([file('1.png'), file('2.png')])
  expect(await screen.findByText('Tối đa 3 ảnh; 1 ảnh chưa được thêm.')).toBeTruthy()
})

it('edits first only what its file dialog gives, and only as many pictures as there is room for', async () => {
  const prepare = vi.fn<Prepare>(async () => null)
  drawn({ prepare, defaultValue: ['/a'] })
  await userEvent.click(screen.getByRole('button', { name: 'Chọn ảnh để cắt, xoay rồi tải lên' }))
  // The file dialog is left without a choice.
  const [one, two, three] = ['1.png', '2.png', '3.png'].map(file)
  fireEvent.paste(screen.getByRole('group', { name: 'Ảnh' }), {
    clipboardData: { files: [one], types: ['Files'] },
  })
  await waitFor(() => expect(prepare).toHaveBeenLastCalledWith([one], false))
  await userEvent.click(screen.getByRole('button', { name: 'Chọn ảnh để cắt, xoay rồi tải lên' }))
  await pick([one, two, three].flatMap((each) => each ?? []))
  expect(prepare).toHaveBeenLastCalledWith([one, two], true)
})

it('leaves what is dropped outside of it to the other inputs of the page', () => {
  drawn({ defaultValue: [] })
  expect(fireEvent.drop(document.body), 'not prevented').toBe(true)
})

async function pick(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, files)
}

interface Given {
  readonly upload?: Upload
  readonly prepare?: Prepare
  readonly defaultValue: readonly string[]
}

function drawn({ upload, prepare, defaultValue }: Given) {
  const onChange = vi.fn()
  render(
    <ImagesInput
      label="Ảnh"
      max={upload && defaultValue.length === 1 ? 9 : 3}
      defaultValue={defaultValue}
      onChange={onChange}
      onUpload={upload ?? (() => Promise.reject(new Error('none')))}
      {...(prepare && { prepare })}
      resolve={(address) => address}
      failureText={() => 'Không gửi được'}
    />,
  )
  return onChange
}
