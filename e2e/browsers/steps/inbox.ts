import type { Step } from '../step.ts'
import { inboxEntity } from '../tour-places.ts'

const list = { role: 'region', name: inboxEntity.title }
const finish = { role: 'button', name: '~, mục sau$' }

export const inboxSteps: readonly Step[] = [
  [
    'an inbox on a phone: records are finished at one place, which no notice covers, also in a low window',
    async (page) => {
      await page.resize(390, 844)
      await page.open(inboxEntity.path)
      await page.tap({ role: 'link', within: list })
      const heights = new Set<number>()
      for (let at = 0; at < 3; at += 1) {
        const { y } = await page.reach(finish)
        heights.add(Math.round(y))
        await page.tap(finish)
      }
      if (heights.size !== 1) throw new Error(`at several heights: ${[...heights].join(', ')}`)
      await page.resize(390, 553)
      const { y } = await page.reach(finish)
      if (y > 553) throw new Error(`below the window: ${y}`)
    },
  ],
]
