// Each function runs in a page by itself: it refers to nothing outside itself.

/** Texts that a box cuts without an ellipsis, or with one and without a tooltip that has the whole text; cut dates. */
export function clippedTexts(): string[] {
  const tolerance = 1.5
  const found = new Set<string>()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right - left < 1) continue
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.position === 'fixed') break
      const cutsAcross = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip'
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && !cutsAcross && !cutsDown) break
      if (!cutsAcross && !cutsDown) continue
      const edge = box.getBoundingClientRect()
      // Text for screen readers only is in a box of one pixel.
      if (edge.width <= 2 || edge.height <= 2) break
      const isCutAcross = cutsAcross && (right > edge.right + tolerance || left < edge.left - tolerance)
      // The box of a text includes the space of diacritics above its line, so it is higher than the visible text.
      const isCutDown = cutsDown && bottom > edge.bottom + 6 && top < edge.bottom
      if (!isCutAcross && !isCutDown) continue
      const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
      const isShortened = isClamped || (isCutAcross && style.textOverflow === 'ellipsis')
      // Two dates often differ only at the end, so an ellipsis is not enough for them.
      const hasEllipsis = isShortened && !parent.closest('time')
      const hasTooltip =
        box.closest('[title], [data-tooltip]') ?? box.querySelector('[title], [data-tooltip]')
      if (!hasEllipsis) found.add(`“${text.slice(0, 60)}” is cut`)
      else if (!hasTooltip) found.add(`“${text.slice(0, 60)}” has no tooltip`)
      break
    }
  }
  return [...found]
}

/** Targets in the viewport that a pointer hits only within fewer pixels than the limit, across or down. */
export function smallTargets(limit: number): string[] {
  const selector =
    'a[href], button, select, summary, input:not([type=hidden]), [role=button], [role=tab], [role=option], [role=menuitem], [role=treeitem] [data-handle]'
  const found = new Set<string>()
  for (const target of document.querySelectorAll<HTMLElement>(selector)) {
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { width, height } = target.getBoundingClientRect()
    if (width < 1 || height < 1 || (width >= limit - 0.5 && height >= limit - 0.5)) continue
    // A link in a running text has the height of its line (WCAG 2.5.8).
    if (target.matches('a[href]') && target.closest('p, li:not([role]), [contenteditable]')) continue
    const around = target.closest('label, [data-lead], th[scope=row], td:has(> label)') ?? target
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const isHit = (px: number, py: number) => {
      const hit = document.elementFromPoint(px, py)
      return hit !== null && [around, ...labels].some((area) => area.contains(hit))
    }
    const reach = limit / 2 - 1
    const isSmall = () => {
      const box = target.getBoundingClientRect()
      const [x, y] = [box.left + width / 2, box.top + height / 2]
      if (x < reach || y < reach || x >= innerWidth - reach || y >= innerHeight - reach) return false
      // Covered targets, for example below a dialog, are not judged.
      if (!isHit(x, y)) return false
      const isWide = isHit(x - reach, y) && isHit(x + reach, y)
      return !isWide || !isHit(x, y - reach) || !isHit(x, y + reach)
    }
    if (!isSmall()) continue
    // The edge of a sticky bar may have covered a part of it.
    const [before, beside] = [scrollY, scrollX]
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const isStillSmall = isSmall()
    scrollTo({ left: beside, top: before, behavior: 'instant' })
    if (!isStillSmall) continue
    const name =
      target.getAttribute('aria-label') ??
      (target.textContent?.trim() || target.getAttribute('name') || target.tagName)
    found.add(`${name.slice(0, 40)} (${Math.round(width)} × ${Math.round(height)})`)
  }
  return [...found]
}

/** What covers controls of the pager when the page is scrolled to its end; restores the scroll position. */
export function coversOfPager(): string[] {
  const [x, y] = [scrollX, scrollY]
  const found = new Set<string>()
  for (const pager of document.querySelectorAll('[data-pager]')) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    for (const control of pager.querySelectorAll('button, input, select')) {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit === null || pager.contains(hit) || hit.closest('[role=dialog], [data-portal]')) continue
      found.add(`${hit.tagName.toLowerCase()} “${hit.textContent?.trim().slice(0, 40) ?? ''}”`)
    }
  }
  scrollTo({ left: x, top: y, behavior: 'instant' })
  return [...found]
}

/** Current links of lines that scroll sideways which do not show them whole. */
export function hiddenCurrentLinks(): string[] {
  const found: string[] = []
  for (const link of document.querySelectorAll('[aria-current]')) {
    const line = link.closest('ul')
    if (!line || !link.checkVisibility() || line.scrollWidth <= line.clientWidth) continue
    const [box, frame] = [link.getBoundingClientRect(), line.getBoundingClientRect()]
    if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(link.textContent ?? '')
  }
  return found
}

/** Record ids, missing values and addresses of calls in the visible text. */
export function technicalTexts(): string[] {
  const pattern =
    /\b[0-9a-f]{24}\b|\bundefined\b|\bNaN\b|\[object \w+\]|\b(?:GET|POST|PUT|PATCH|DELETE) \/\S*/g
  return [...new Set(document.body.innerText.match(pattern) ?? [])]
}
