/** The web address that a paste consists of; undefined when there is more to it. */
export function linkOfPaste(data: DataTransfer): string | undefined {
  const text = data.getData('text/plain').trim()
  return /^https?:\/\/[^\s<>"]+$/i.test(text) && URL.canParse(text) && data.files.length === 0
    ? text
    : undefined
}

/** The files of a paste or a drop, where they are what is meant. */
export function picturesIn(data: DataTransfer): {
  readonly pictures: readonly File[]
  readonly others: number
} {
  // Word puts a picture of the text beside the text: then the text is meant. A copied picture brings no words.
  if (data.types.includes('text/html') && data.getData('text/plain').trim() !== '')
    return { pictures: [], others: 0 }
  const files = [...data.files]
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  return { pictures, others: files.length - pictures.length }
}
