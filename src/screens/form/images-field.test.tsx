// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import type { Size } from '#hooks/upload/picture-size.ts'
import { FormImages } from './images-field.tsx'
import { makeUploads, UploadsContext } from './uploads.ts'

// Only a browser can decode an image: the flows test that.
const reads = vi.hoisted((): ((size: Size) => void)[] => [])
vi.mock('#hooks/upload/picture-size.ts', () => ({
  pictureSize: () => new Promise<Size>((resolve) => void reads.push(resolve)),
}))
vi.mock('#hooks/upload/draw-picture.ts', () => ({ canDecode: async () => true }))

const { answer } = office()

test('a save waits from the choice of a picture to its address, also while the picture is checked', async () => {
  answer('/api/image/uoload', { code: 1, data: { url: '/files/a.png' } })
  const uploads = makeUploads()
  const onChange = vi.fn()
  render(
    <Cached>
      <UploadsContext value={uploads}>
        <FormImages label="Ảnh" max={3} refused="" onChange={onChange} />
      </UploadsContext>
    </Cached>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input')
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(reads).toHaveLength(1))
  const settled = uploads.settled().then((isWell) => [isWell, onChange.mock.lastCall])
  reads[0]?.({ width: 100, height: 100 })
  await waitFor(() => expect(reads).toHaveLength(2))
  expect(uploads.areUnderWay()).toBe(true)
  reads[1]?.({ width: 100, height: 100 })
  expect(await settled).toEqual([true, [['/files/a.png']]])
})
