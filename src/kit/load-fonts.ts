import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2'
import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2'
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2'
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2'
import { once } from '#browser/once.ts'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const vietnamese =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, ' +
  'U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB'

/** Two weights, two subsets, 66 KiB together; Japanese uses the system font. */
const files = [
  [latin400, '400', latin],
  [vietnamese400, '400', vietnamese],
  [latin600, '600', latin],
  [vietnamese600, '600', vietnamese],
] as const

/** Milliseconds after which the loaded fonts are added without the others. */
const timeoutMs = 3000

/**
 * Fetches the fonts and adds them to the page in one step, because each change of the fonts causes another layout of the page.
 * Fonts that take longer than three seconds are added when they arrive, failed ones never. Resolves once the first fonts
 * are added. Call it when the code of the page has arrived: on a slow line the fonts would delay that code.
 */
export const loadFonts = once(async () => {
  const faces = files.map(
    ([file, weight, unicodeRange]) =>
      new FontFace('Be Vietnam Pro', `url("${file}")`, { weight, unicodeRange }),
  )
  const late = new Promise((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), late])
  for (const face of faces) {
    if (face.status === 'loaded') document.fonts.add(face)
    else void face.loaded.then(() => document.fonts.add(face)).catch(() => undefined)
  }
})
