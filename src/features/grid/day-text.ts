import { vietnamMoment } from '#hooks/tables/vietnam-moment.ts'

/** A day or moment `2026-11-22 08:30` as `22/11/2026 08:30`, which cells read in every language; any other text is returned unchanged. */
export function dayText(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})(?=$| )/, '$3/$2/$1')
}

/** A moment in Vietnam time to the minute, as a cell has room for it; its input has the seconds. */
export function momentText(iso: string): string {
  return dayText(vietnamMoment(iso).replace(/^([\d-]{10} \d{2}:\d{2}):[\d.]+$/, '$1'))
}
