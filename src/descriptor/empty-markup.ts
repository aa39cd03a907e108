/** Whether a rich text has markup alone and no content, as editors leave it: `<p></p>`, `<p><br></p>`, `<p>&nbsp;</p>`. */
export const isEmptyMarkup = (html: unknown): boolean =>
  typeof html === 'string' && html.trim() !== '' && emptyMarkup.test(html)

const emptyMarkup =
  /^(?:\s|\u200b|&nbsp;|&#160;|&#xa0;|<\/?(?:p|br|div|span|h[1-6]|b|strong|i|em|u|font)(?:[\s/][^>]*)?>)*$/i
