import { vietnamMoment } from '#hooks/tables/vietnam-moment.ts'
import { formatDate } from '#text/format.ts'

/** A day or moment `2026-11-22 08:30` with its day as the language writes and reads it; any other text is returned unchanged. */
export function dayText(text: string): string {
  return text.replace(/^\d{4}-\d{2}-\d{2}(?=$| )/, formatDate)
}

/** A moment in Vietnam time to the minute, as a cell has room for it; its input has the seconds. */
export function momentText(iso: string): string {
  return dayText(vietnamMoment(iso).replace(/^([\d-]{10} \d{2}:\d{2}):[\d.]+$/, '$1'))
}
