import type { Text } from '#text/text.ts'

/** Thrown for a picture that is not uploaded; `text` has the reason and the advice. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'
  readonly text: Text

  constructor(why: Text) {
    super('unfit picture')
    this.text = why
  }
}
