/** The parts of a cell as one text, where its space shows less of them; '' where all of it is in sight. */
export function clippedText(cell: HTMLElement): string {
  const parts = [cell, cell.querySelector<HTMLElement>('[data-cut]')]
  if (!parts.some((part) => part !== null && part.scrollWidth > part.clientWidth)) return ''
  const texts = [...cell.childNodes].map((node) => node.textContent?.trim() ?? '')
  return texts.filter((text) => text !== '').join(' · ')
}
