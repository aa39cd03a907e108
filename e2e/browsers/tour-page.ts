import type { Target } from './in-page.ts'
import type { TourBrowser } from './tour-browser.ts'
import { tourInput } from './tour-input.ts'
import { tourProbes } from './tour-probes.ts'

/** The page of a browser, with waiting for what a person would wait for. */
export type TourPage = ReturnType<typeof tourPage>

/** Wraps a browser; `script` finds elements in the page. */
export function tourPage(browser: TourBrowser, base: string, script: string) {
  const { call, reach, ...probes } = tourProbes(browser, script)
  const { drag, ...input } = tourInput(browser)
  const click = async (target: Target) => {
    const { x, y } = await reach(target)
    await input.pressAt(x, y)
  }
  return {
    ...probes,
    ...input,
    base,
    hasDrag: browser.hasDrag,
    reach,
    click,
    open: (path: string) => browser.open(base + path),
    resize: browser.resize,
    setFiles: browser.setFiles,
    /** Runs an expression in the page; `tour.find` finds elements there. */
    run: <T>(expression: string) => call<T>(expression),
    /** The first element of a target as an expression for `run`. */
    found: (target: Target) => `tour.find(${JSON.stringify(target)})`,
    async tap(target: Target) {
      const { x, y } = await reach(target)
      await input.pressAt(x, y, browser.hasTouch ? 'touch' : 'mouse')
    },
    async write(target: Target, text: string) {
      await click(target)
      await input.press('Control+a')
      await input.type(text)
    },
    /** Drags by the mouse from one target over another, to a height between 0 and 1 of it. */
    async drag(from: Target, to: Target, height: number) {
      const [end, start] = [await reach(to), await reach(from)]
      await drag(start, end, height)
    },
  }
}
