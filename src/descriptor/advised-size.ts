/** The size in pixels that a picture is shown in at most. */
export interface AdvisedSize {
  readonly width: number
  readonly height: number
  /** It is always shown in this ratio: a cut starts with it, and is offered for other shapes. */
  readonly fixedRatio?: true
}
