import { text } from '#text/text.ts'
import { ListTooLong } from './list-too-long.ts'

/** The user has stopped the reading of a list for its filters. */
export class FilterStopped extends ListTooLong {
  /** The number of records that had been read. */
  readonly read: number

  constructor(read: number, total: number) {
    super(total, total, text('Đã dừng lọc.'))
    this.read = read
  }
}
