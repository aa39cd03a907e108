/** A paragraph. */
export const p = (text: string) => `<p>${text}</p>`

/** A list in no order. */
export const ul = (...items: readonly string[]) => `<ul>${items.map(item).join('')}</ul>`

/** A picture with its alternative text. */
export const picture = (address: string, alt: string) => `<img src="${address}" alt="${alt}">`

const item = (text: string) => `<li>${p(text)}</li>`
