import { expect, type Page, test } from '@playwright/test'
import { layoutFacts, layoutProblems } from '../testing/layout-facts.ts'

// These pages need no back-end.
test.use({ viewport: { width: 1024, height: 700 } })

const problemsOf = async (page: Page, body: string) => {
  await page.setContent(`<style>* { margin: 0; font: 16px/20px sans-serif }</style>${body}`)
  return layoutProblems(await layoutFacts(page), { firstRow: 230 })
}

const rows = (lead: number, above: number) =>
  `<main><div style="height: ${above}px"></div><table><tbody><tr><th scope="row"><div data-lead style="width: ${lead}px">Cà phê</div></th></tr></tbody></table></main>`

test('layout facts name each limit that a page breaks', async ({ page }) => {
  expect(await problemsOf(page, rows(120, 300))).toEqual([
    'lead cell 120 px, at least 240',
    expect.stringMatching(/^first row at 30\d px, at most 230$/),
  ])
  const long = 'Một cái tên rất dài của một mặt hàng'
  const narrow = 'width: 90px; overflow: hidden; white-space: nowrap'
  const cut = [
    `<p style="${narrow}">${long}</p>`,
    `<p style="${narrow}; text-overflow: ellipsis">${long} khác</p>`,
    `<p style="${narrow}; text-overflow: ellipsis" title="${long}">${long} thứ ba</p>`,
    `<time style="display: block; ${narrow}; text-overflow: ellipsis" title="Thứ Bảy">19/12/2026 09:30</time>`,
  ]
  expect(await problemsOf(page, cut.join(''))).toEqual([
    `clipped: “${long}” is cut`,
    `clipped: “${long} khác” has no tooltip`,
    'clipped: “19/12/2026 09:30” is cut',
  ])
  expect(await problemsOf(page, '<div style="width: 1100px; height: 1px"></div>')).toEqual([
    'the page is 76 px wider than the viewport',
  ])
  const controls = (gap: string) =>
    `<div data-toolbar><button style="height: 30px">Một</button>${gap}<button style="height: 30px">Hai</button></div>`
  expect(await problemsOf(page, controls('<br>'))).toEqual(['toolbar of 2 lines'])
  expect(await problemsOf(page, controls(' '))).toEqual([])
  expect(
    await problemsOf(page, '<p>670f5c2e9b1d4a0012345678</p><p>GET /api/contact</p><p>undefined</p>'),
  ).toEqual([
    'technical text: 670f5c2e9b1d4a0012345678',
    'technical text: GET /api/contact',
    'technical text: undefined',
  ])
})

test('layout facts measure targets by what a pointer hits', async ({ page }) => {
  const button = (style: string) =>
    `<button aria-label="Xóa" style="width: 16px; height: 16px; padding: 0; ${style}">`
  const room = 'margin: 40px; border: 0; background: teal'
  expect(await problemsOf(page, `${button(room)}</button>`)).toEqual(['small target: Xóa (16 × 16)'])
  const reach = '<i style="position: absolute; inset: -4px"></i>'
  expect(await problemsOf(page, `${button(`${room}; position: relative`)}${reach}</button>`)).toEqual([])
})

test('layout facts name what covers the pager', async ({ page }) => {
  const pager =
    '<div style="height: 2000px"></div><nav data-pager><button style="height: 30px">Trang sau</button></nav>'
  const bar =
    '<div style="position: fixed; inset: auto 0 0; height: 60px; background: teal">3 mục đã chọn</div>'
  expect(await problemsOf(page, pager + bar)).toEqual(['the pager is covered by div “3 mục đã chọn”'])
  expect(await problemsOf(page, pager + bar.replace('60px', '0'))).toEqual([])
})

test('layout facts name a current tab that its line does not show', async ({ page }) => {
  const tabs = (current: number) => {
    const items = ['Một', 'Hai', 'Ba'].map(
      (name, at) =>
        `<li style="flex: none; width: 120px"><a href="#" style="display: block; height: 40px" ${at === current ? 'aria-current="page"' : ''}>${name}</a></li>`,
    )
    return `<ul style="display: flex; width: 200px; padding: 0; overflow-x: auto">${items.join('')}</ul>`
  }
  expect(await problemsOf(page, tabs(0))).toEqual([])
  expect(await problemsOf(page, tabs(2))).toEqual(['the current tab is out of sight: Ba'])
})
