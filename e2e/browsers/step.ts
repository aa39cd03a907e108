import type { TestControls } from '../flows/test-controls.ts'
import type { TourPage } from './tour-page.ts'

/** One stop of the tour: a signed-in page of 1280 × 900 in the light scheme. */
export type Step = readonly [title: string, run: (page: TourPage, controls: TestControls) => Promise<void>]
