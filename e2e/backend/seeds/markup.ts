/** A section's heading. */
export const h2 = (words: string) => `<h2>${words}</h2>`

/** A heading below it. */
export const h3 = (words: string) => `<h3>${words}</h3>`

/** A paragraph. */
export const p = (words: string) => `<p>${words}</p>`

/** A block quote. */
export const quote = (words: string) => `<blockquote>${p(words)}</blockquote>`

/** A list in no order. */
export const ul = (...items: readonly string[]) => `<ul>${items.map(item).join('')}</ul>`

/** Steps, one after the other. */
export const ol = (...items: readonly string[]) => `<ol>${items.map(item).join('')}</ol>`

/** A table under a line of heads, its cells spelt as the editor spells them. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const line = (tag: 'th' | 'td') => (cells: readonly string[]) =>
    `<tr>${cells.map((words) => `<${tag} colspan="1" rowspan="1">${p(words)}</${tag}>`).join('')}</tr>`
  return `<table><tbody>${line('th')(head)}${rows.map(line('td')).join('')}</tbody></table>`
}

/** A picture with its alternative text. */
export const picture = (address: string, alt: string) => `<img src="${address}" alt="${alt}">`

const item = (words: string) => `<li>${p(words)}</li>`
