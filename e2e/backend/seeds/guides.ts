import { slugOf } from '#descriptor/slug.ts'
import { picture } from './markup.ts'
import { type Random, randomOf } from './random.ts'
import { sectionsOf } from './sections-of.ts'
import words from './words/guides.json' with { type: 'json' }

/** Sites as guides call them, each with a trait worth a sentence. */
const SITES = Object.entries(words.sites)

/** The rows of the guide resource; `pictures` are addresses of uploaded pictures. */
export function guides(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('guides')
  return random
    .shuffle([...generalGuides(), ...siteGuides()])
    .slice(0, count)
    .map(({ title, category, trait }) => ({
      title,
      url: slugOf(title),
      meta_title: `${title} | Bến`,
      content: article(random, { title, category, trait }, pictures),
      category,
      image: random.chance(0.7) && pictures.length ? random.pick(pictures) : '',
      hot: random.chance(0.15),
      high: random.chance(0.1),
      author: random.pick(words.authors),
    }))
}

function generalGuides(): readonly Subject[] {
  return Object.entries(words.general).flatMap(([category, titles]) =>
    titles.map((title) => ({ title, category, trait: '' })),
  )
}

function siteGuides(): { title: string; category: string; trait: string }[] {
  const plain = SITES.flatMap(([site, trait]) =>
    words.bySite.map((title) => ({ title: title.replace('{site}', site), category: 'service', trait })),
  )
  const years = ['2025', '2026']
  const fees = SITES.flatMap(([site, trait]) =>
    years.flatMap((year) =>
      [
        'Bảng phí {site} năm {year}',
        'Câu hỏi thường gặp về {site} ({year})',
        'Thay đổi của {site} trong năm {year}',
      ].map((title) => ({
        title: title.replace('{site}', site).replace('{year}', year),
        category: 'policy',
        trait,
      })),
    ),
  )
  return [...plain, ...fees]
}

interface Subject {
  readonly title: string
  readonly category: string
  readonly trait: string
}

/** The short sections. */
const PARTS = sectionsOf('guide-parts')

/** The long sections of a guide, by category: policies about payments and problems, services about buying and shipping. */
const AT_LENGTH: Readonly<Record<string, readonly string[]>> = {
  policy: [...sectionsOf('money'), ...sectionsOf('problems')],
  service: [...sectionsOf('buying'), ...sectionsOf('shipping')],
}

/** A few sections in random order, after an introduction about the site. */
function article(random: Random, { title, category, trait }: Subject, pictures: readonly string[]): string {
  const short = random.shuffle(PARTS).slice(0, random.whole(3, 5))
  const long = random.shuffle(AT_LENGTH[category] ?? []).slice(0, random.whole(1, 4))
  const shown =
    pictures.length && random.chance(0.6) ? picture(random.pick(pictures), `Minh họa cho bài “${title}”`) : ''
  const opening = trait
    ? `<p>${trait}</p>`
    : '<p>Bài này tóm tắt những điều khách hay hỏi nhất. Đọc hết mất khoảng ba phút.</p>'
  return opening + shown + [...short, ...long].join('')
}
