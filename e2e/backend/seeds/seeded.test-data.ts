import { resources } from '#resources/table.ts'
import { plansOf } from './seed.ts'

/** The plans of all entities. */
export const PLANS = plansOf(resources)

/** Addresses of pictures as the seeds use them. */
export const pictures = {
  logos: ['/files/a.png'],
  landscapes: ['/files/b.png'],
  portraits: ['/files/c.png'],
  goods: ['/files/d.png', '/files/e.png'],
}

function seeded(size: 'small' | 'full') {
  const all = new Map<string, readonly Record<string, unknown>[]>()
  for (const [resource, small, full, make] of PLANS)
    all.set(resource.name, make(size === 'small' ? small : full, pictures, all))
  return all
}

/** The seeded records of each entity by its name, in both sizes. */
export const all = { small: seeded('small'), full: seeded('full') }
