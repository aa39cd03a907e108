import type { TextFacts } from '#descriptor/readiness.ts'

/** What a rich text holds that readiness asks about. The parser runs no script and loads no picture. */
export function textFacts(html: string): TextFacts {
  if (!/<(img|a)\b/i.test(html)) return none
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...body.querySelectorAll('img')]
  const links = [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')?.trim() ?? '')
  return {
    silentPictures: pictures.filter((picture) => (picture.getAttribute('alt') ?? '').trim() === '').length,
    links: [...new Set(links)],
  }
}

const none: TextFacts = { silentPictures: 0, links: [] }
