/** A sequence of input actions in the form that WebDriver and WebDriver BiDi share. */
export interface ActionSequence {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' }
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A browser with one open page, driven by its own driver. */
export interface TourBrowser {
  /** Name and version. */
  readonly name: string
  /** Whether its driver sends touches; without them the mouse takes their place. */
  readonly hasTouch: boolean
  readonly open: (url: string) => Promise<void>
  /** Runs an expression in the page and returns its value; a promise is awaited. */
  readonly run: (expression: string) => Promise<unknown>
  readonly perform: (actions: readonly ActionSequence[]) => Promise<void>
  /** Chooses files in the input that the selector finds. */
  readonly setFiles: (selector: string, files: readonly string[]) => Promise<void>
  /** A picture of the viewport, in base64. */
  readonly screenshot: () => Promise<string>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a browser; undefined if this machine has none and none can be installed. */
export type StartBrowser = () => Promise<TourBrowser | undefined>
