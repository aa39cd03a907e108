import { typedBlanks } from './keep-blanks.ts'

/**
 * The saved value of the editor's HTML: without pictures that are being uploaded and without the empty lines
 * at its end, with all blanks that were typed; an empty editor is '' (S5-06).
 */
export function savedText(html: string): string {
  return typedBlanks(html.replace(/<img[^>]*data-pending="[^"]*"[^>]*>/g, '').replace(/(<p><\/p>)+$/, ''))
}
