import { fold } from '../records/fold.ts'

/** The address that a title would be given: plain letters and digits, joined by hyphens. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
