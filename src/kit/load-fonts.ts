// One letter of the Latin subset and one of the Vietnamese, U+1EA1.
const sample = `a${String.fromCodePoint(0x1ea1)}`

/** Fetches the fonts of both weights, after the code of the page: on a slow line that comes first. */
export function loadFonts(): void {
  for (const weight of [400, 600]) {
    document.fonts.load(`${weight} 1rem "Be Vietnam Pro"`, sample).catch(() => undefined)
  }
}
