/**
 * The saved value of the editor's HTML: without pictures that are being uploaded and without the empty lines
 * at its end; an empty editor is '' (S5-06).
 */
export function savedText(html: string): string {
  return html.replace(/<img[^>]*data-pending="[^"]*"[^>]*>/g, '').replace(/(<p><\/p>)+$/, '')
}
