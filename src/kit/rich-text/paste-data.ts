/** The web address of a paste that contains nothing else, otherwise undefined. */
export function pastedLink(data: DataTransfer): string | undefined {
  const text = data.getData('text/plain').trim()
  return /^https?:\/\/[^\s<>"]+$/i.test(text) && URL.canParse(text) && data.files.length === 0
    ? text
    : undefined
}

/** The files of a paste or a drop, unless it contains text as well. */
export function pastedPictures(data: DataTransfer): {
  readonly pictures: readonly File[]
  readonly others: number
} {
  // Word adds a picture of the text to the text: use the text. A copied picture has no text.
  if (data.types.includes('text/html') && data.getData('text/plain').trim() !== '')
    return { pictures: [], others: 0 }
  const files = [...data.files]
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  return { pictures, others: files.length - pictures.length }
}
