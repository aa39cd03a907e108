import type { Page } from '@playwright/test'
import type { TestControls } from './test-controls.ts'

/** A state of a screen: a title, and a function that opens it in a signed-in page. */
export type ScreenState = readonly [
  title: string,
  show: (page: Page, controls: TestControls) => Promise<void>,
]
