// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Prepare } from '#kit/inputs/use-image-upload.ts'
import type { PictureEditorProps } from './picture-editor.tsx'
import { usePictureEditor } from './use-picture-editor.tsx'

// Only a browser can decode and draw an image: the flows test that.
const code = vi.hoisted(() => ({ isLoaded: true, size: { width: 3000, height: 10 } }))
vi.mock('#hooks/upload/picture-size.ts', () => ({ pictureSize: async () => code.size }))
vi.mock('#hooks/upload/draw-picture.ts', () => ({
  canDecode: async ({ name }: File) => !name.startsWith('hỏng'),
}))
vi.mock('./picture-editor.tsx', () => ({
  get PictureEditor() {
    if (!code.isLoaded) throw new Error('offline')
    return ({ pictures, onDone }: PictureEditorProps) => (
      <button
        type="button"
        onClick={() => onDone(pictures.map(({ file }) => (file.name.startsWith('hỏng') ? null : file)))}
      >
        {pictures.map(({ file }) => file.name).join(', ')}
      </button>
    )
  },
}))

afterEach(() => {
  cleanup()
  code.size = { width: 3000, height: 10 }
})

/** Wide enough for the usual picture of these tests to be too large, and always shown in its ratio. */
const advised = { width: 1500, height: 600, fixedRatio: true } as const

function Field({ onPrepare }: { readonly onPrepare: (prepare: Prepare) => void }) {
  const { editor, prepare } = usePictureEditor(advised)
  useEffect(() => onPrepare(prepare))
  return editor
}

/** Returns the function that prepares a picture; it resolves with the names of the files to upload. */
function opened() {
  let prepare: Prepare = async () => null
  render(<Field onPrepare={(found) => void (prepare = found)} />)
  return async (...pictures: readonly (string | File)[]) => {
    const files = await prepare(
      pictures.map((one) => (typeof one === 'string' ? new File(['x'], one, { type: 'image/png' }) : one)),
    )
    return files?.map((one) => one.name)
  }
}

test('uploads pictures as they are where the code of the editor cannot be loaded', async () => {
  code.isLoaded = false
  const ready = opened()('a.png')
  await expect(act(() => ready)).resolves.toEqual(['a.png'])
  code.isLoaded = true
})

test('leaves a file that cannot be read to the upload, which shows the failure', async () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  file.slice = () => {
    throw new DOMException('moved', 'NotFoundError')
  }
  expect(await opened()(file)).toEqual(['a.png'])
})

test('opens for later pictures after the earlier ones, of which none is lost', async () => {
  const prepare = opened()
  const [first, second] = [prepare('a.png'), prepare('b.png')]
  fireEvent.click(await screen.findByRole('button', { name: 'a.png' }))
  expect(await first).toEqual(['a.png'])
  fireEvent.click(await screen.findByRole('button', { name: 'b.png' }))
  expect(await second).toEqual(['b.png'])
})

test('opens for a small picture that is damaged, and leaves it out while the others are uploaded', async () => {
  code.size = { width: 30, height: 12 }
  const prepare = opened()
  expect(await prepare('a.png')).toEqual(['a.png'])
  const ready = prepare('a.png', 'hỏng.png', 'b.png')
  fireEvent.click(await screen.findByRole('button', { name: 'a.png, hỏng.png, b.png' }))
  expect(await ready).toEqual(['a.png', 'b.png'])
})

test('uploads nothing where its field is removed while it is open', async () => {
  const ready = opened()('a.png')
  await screen.findByRole('button', { name: 'a.png' })
  cleanup()
  expect(await ready).toBeUndefined()
})

test('uploads nothing where its field is removed before it opens, for later pictures too', async () => {
  const prepare = opened()
  const first = prepare('a.png')
  await screen.findByRole('button', { name: 'a.png' })
  const second = prepare('b.png')
  cleanup()
  const third = prepare('c.png')
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, undefined])
})

test('opens for a small picture of another shape than its place', async () => {
  code.size = { width: 30, height: 30 }
  const ready = opened()('a.png')
  fireEvent.click(await screen.findByRole('button', { name: 'a.png' }))
  expect(await ready).toEqual(['a.png'])
})
