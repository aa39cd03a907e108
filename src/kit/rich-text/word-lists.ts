import { styleOf } from '#browser/neutralize-markup.ts'

/** Converts Word's list items (paragraphs with a level in their style and a bullet as text) to lists. */
export function rebuildWordLists(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: Element }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === 0) continue
    // Other content in between starts a new list.
    if (!last || nextElement(last) !== paragraph) open = []
    open = open.filter((one) => one.level <= level)
    const tag = listTagOf(paragraph)
    let here = open.at(-1)
    if (!here || here.level < level || here.list.localName !== tag) {
      if (here?.level === level) open = open.slice(0, -1)
      here = { level, list: insertList(paragraph, tag, open.at(-1)?.list) }
      open = [...open, here]
    }
    const item = paragraph.ownerDocument.createElement('li')
    here.list.append(item)
    item.append(paragraph)
    last = outermost(here.list)
  }
}

// `mso-list:l0 level2 lfo1`; 0 is no list.
function levelOf(paragraph: Element): number {
  return Number(/level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1] ?? 0)
}

// The bullet is in a span that other programs ignore. It is removed after its kind is read.
function listTagOf(paragraph: Element): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((one) => styleOf(one, 'mso-list') === 'ignore')
  const bullet = marker?.textContent.trim() ?? ''
  marker?.remove()
  return /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? 'ol' : 'ul'
}

function insertList(paragraph: Element, tag: 'ol' | 'ul', above: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag)
  const item = above?.lastElementChild
  if (item) item.append(list)
  else paragraph.replaceWith(list)
  return list
}

function outermost(list: Element): Element {
  const above = list.parentElement?.closest('ul, ol')
  return above ? outermost(above) : list
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}
