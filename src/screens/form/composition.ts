import { afterPaint } from '#browser/after-paint.ts'

/** Milliseconds without a key press after which an unfinished word counts as finished. */
const restMs = 3000

/** Resolves when no rendered text has a word that an input method is composing. */
let composed: Promise<void> = Promise.resolve()
let resolveComposed: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes a key press of an input method: an editor that took the place of the text would break the word. */
export function noteComposition(): void {
  if (!resolveComposed)
    composed = new Promise((resolve) => {
      resolveComposed = resolve
    })
  clearTimeout(timer)
  timer = setTimeout(endComposition, restMs)
}

/** Notes that the word is finished. */
export function endComposition(): void {
  clearTimeout(timer)
  resolveComposed?.()
  resolveComposed = undefined
}

/** Resolves when an editor may take the place of a rendered text: the text is painted, and no word in it is unfinished. */
export async function untilReplaceable(): Promise<void> {
  await new Promise<void>(afterPaint)
  await composed
}
