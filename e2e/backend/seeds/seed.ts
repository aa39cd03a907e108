import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { resources } from '#resources/table.ts'
import type { Db } from '../db/database.ts'
import { markApplied, withSchemaLock } from '../db/migrate.ts'
import { tableOf } from '../records/record-table.ts'
import { insertSettings } from '../records/settings-record.ts'
import { toColumns } from '../records/stored.ts'
import { brands } from './brands.ts'
import { catalogs } from './catalogs.ts'
import { categories } from './categories.ts'
import { colors } from './colors.ts'
import { contacts } from './contacts.ts'
import { feedbacks } from './feedbacks.ts'
import { storeFiles } from './files.ts'
import { guides } from './guides.ts'
import { keywords } from './keywords.ts'
import { materials } from './materials.ts'
import { origins } from './origins.ts'
import { ARTICLE_THEMES, SUPPORT_THEMES } from './page-themes.ts'
import { pages } from './pages.ts'
import { prices } from './prices.ts'
import { productCategories } from './product-categories.ts'
import { products } from './products.ts'
import { quickLinks } from './quick-links.ts'
import { sampleRows } from './sample-rows.ts'
import { recentTimes, type Seeded, seedId, seedTime } from './seed-id.ts'
import { type Pictures, storePictures } from './seed-pictures.ts'
import type { SeedSize } from './seed-size.ts'
import { sellers } from './sellers.ts'
import { shortNews } from './short-news.ts'
import { sizes } from './sizes.ts'
import { sliders } from './sliders.ts'
import { topics } from './topics.ts'
import { units } from './units.ts'
import { users } from './users.ts'
import appSettings from './words/app-settings.json' with { type: 'json' }
import storeSettings from './words/store-settings.json' with { type: 'json' }

type Make = (count: number, pictures: Pictures, seeded: Seeded) => Record<string, unknown>[]

/** One entity's seed: the resource, how many records when small and full, and how they are made. */
type Plan = readonly [Resource, small: number, full: number, Make]

type WrittenPlan = readonly [name: string, small: number, full: number, Make]

/** The seeds that are written by hand, by the name of their entity; a table without one of them leaves it out. */
const WRITTEN: readonly WrittenPlan[] = [
  ['brand', 45, 400, (count, pictures) => brands(count, pictures.logos)],
  ['keyword', 60, 600, keywords],
  ['short-news', 20, 60, shortNews],
  ['guide', 30, 120, (count, pictures) => guides(count, pictures.landscapes)],
  ['article', 30, 70, (count, { landscapes }) => pages('article', ARTICLE_THEMES, count, landscapes)],
  ['support', 20, 36, (count, { landscapes }) => pages('support', SUPPORT_THEMES, count, landscapes)],
  ['category', 60, 400, (count, pictures) => categories(count, pictures.landscapes)],
  ['topic', 40, 72, topics],
  ['catalog', 30, 60, catalogs],
  ['product-category', 300, 3000, (count, pictures) => productCategories(count, pictures.landscapes)],
  ['slider', 18, 40, (count, pictures) => sliders(count, pictures.landscapes)],
  ['price', 90, 120, prices],
  ['size', 25, 80, sizes],
  ['unit', 24, 32, units],
  ['color', 24, 40, colors],
  ['material', 24, 40, materials],
  ['origin', 24, 36, origins],
  ['seller', 30, 180, (count, pictures) => sellers(count, pictures.logos)],
  ['product', 60, 3000, (count, pictures, seeded) => products(count, pictures.goods, seeded)],
  ['quick-link', 18, 24, (count, pictures) => quickLinks(count, pictures.logos)],
  ['contact', 30, 180, contacts],
  ['feedback', 24, 90, (count, pictures) => feedbacks(count, pictures.portraits)],
  ['user', 60, 400, (count, pictures) => users(count, pictures.portraits)],
]

/** The values of settings records by the name of their entity. */
const SETTINGS: Readonly<Record<string, Record<string, unknown>>> = {
  'app-setting': appSettings,
  store: storeSettings,
}

/** The seed of every entity of a table; one without a written seed gets records made of the samples of its fields. */
export function plansOf(table: readonly Resource[]): readonly Plan[] {
  const written = WRITTEN.flatMap(([name, ...how]): Plan[] => {
    const resource = table.find((one) => one.name === name)
    return resource ? [[resource, ...how]] : []
  })
  const isWritten = (resource: Resource) => written.some(([one]) => one === resource)
  const sampled = table.filter((resource) => !resource.operations.read && !isWritten(resource))
  return [
    ...written,
    ...sampled.map((resource): Plan => {
      return [resource, 24, 24, (count, pictures, seeded) => sampleRows(resource, count, pictures, seeded)]
    }),
  ]
}

const BATCH = 500

/** Seeds an empty database in one transaction, so that a killed start seeds again. */
export async function seed(db: Db, size: SeedSize): Promise<void> {
  await withSchemaLock(db, async (tx) => {
    const done = await tx.selectFrom('applied').select('name').where('name', '=', 'seed').execute()
    if (done.length > 0) return
    const pictures = await storePictures(tx, size)
    await storeFiles(tx)
    const seeded = new Map<string, readonly Record<string, unknown>[]>()
    for (const [resource, small, full, make] of plansOf(resources)) {
      const rows = make(size === 'small' ? small : full, pictures, seeded)
      seeded.set(resource.name, rows)
      await insertAll(tx, resource, rows)
    }
    for (const resource of resources.filter(({ operations }) => operations.read)) {
      await insertSettings(tx, resource, { ...newValues(resource), ...SETTINGS[resource.name] })
    }
    await markApplied(tx, 'seed', size)
  })
}

async function insertAll(
  tx: Db,
  resource: Resource,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  // Records that the home page counts by day must be recent, on any day.
  const recent = resource.home?.tiles?.week ? recentTimes(rows.length) : []
  const all = rows.map((row, at) => ({
    id: seedId(resource.name, at),
    ...toColumns(resource, { values: { ...newValues(resource), ...row }, extra: {} }),
    created_at: recent[at] ?? seedTime(at),
    updated_at: recent[at] ?? seedTime(at),
  }))
  const names = sql.join(Object.keys(all[0] ?? {}).map((name) => sql.ref(name)))
  for (let from = 0; from < all.length; from += BATCH) {
    const tuples = all.slice(from, from + BATCH).map((row) => sql`(${sql.join(Object.values(row))})`)
    await sql`insert into ${sql.table(tableOf(resource))} (${names}) values ${sql.join(tuples)}`.execute(tx)
  }
}
