import type { LayoutFacts } from '../testing/layout-facts.ts'

/** One screen in one state, at one width and in one language. */
export interface GalleryEntry {
  readonly screen: string
  readonly state: string
  readonly language: string
  readonly width: number
  readonly pictures: readonly string[]
  /** The measurements; without them the state could not be shown, for the reason in `problems`. */
  readonly facts?: LayoutFacts
  readonly problems: readonly string[]
}

/** One page with all pictures, the measurements beside each; a filter shows those with problems alone. */
export function galleryPage(entries: readonly GalleryEntry[]): string {
  const groups = new Map<string, GalleryEntry[]>()
  for (const entry of entries) {
    const title = `${entry.screen} · ${entry.state} · ${entry.language}`
    groups.set(title, [...(groups.get(title) ?? []), entry])
  }
  const sections = [...groups].map(
    ([title, shown]) =>
      `<section${shown.some(({ problems }) => problems.length > 0) ? ' data-problems' : ''}><h2>${escaped(title)}</h2><div class="row">${shown.map((entry) => figure(entry)).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<title>Gallery</title>
<style>${style}</style>
<header><h1>${entries.length} pictures, ${entries.filter(({ problems }) => problems.length > 0).length} with problems</h1>
<label><input type="checkbox" id="only"> only those with problems</label></header>
${sections.join('\n')}
<script>only.onchange = () => document.body.toggleAttribute('data-only', only.checked)</script>
</html>`
}

function figure({ width, pictures, facts, problems }: GalleryEntry): string {
  const images = pictures.map(
    (file) => `<a href="${encodeURI(file)}"><img loading="lazy" alt="" src="${encodeURI(file)}"></a>`,
  )
  const { clipped: _clipped, smallTargets: _targets, technical: _technical, ...measured } = facts ?? { width }
  const lines = Object.entries(measured).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const list = problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')
  return `<figure>${images.join('')}<figcaption><p>${escaped(lines.join(' · '))}</p><ul>${list}</ul></figcaption></figure>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `body { margin: 16px; font: 14px/1.5 system-ui; background: #eee }
header { position: sticky; top: 0; background: #eee } h1, h2 { font-size: 16px }
.row { display: flex; gap: 16px; overflow-x: auto; align-items: start }
figure { margin: 0; width: 420px; flex: none } img { width: 100%; border: 1px solid #ccc }
p { margin: 0; color: #555 } ul { margin: 4px 0; padding-left: 18px; color: #b00 }
[data-only] section:not([data-problems]), [data-only] figure:not(:has(li)) { display: none }`
