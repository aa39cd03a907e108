/**
 * What the editor holds, as it is saved: without the pictures that are still on their way and the empty lines it keeps
 * at the end; an empty editor is '' (S5-06).
 */
export function savedText(html: string): string {
  return html.replace(/<img[^>]*data-pending="[^"]*"[^>]*>/g, '').replace(/(<p><\/p>)+$/, '')
}
