import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { appSetting } from '#resources/app-setting.ts'
import { article } from '#resources/article.ts'
import { brand } from '#resources/brand.ts'
import { catalog } from '#resources/catalog.ts'
import { category } from '#resources/category.ts'
import { color } from '#resources/color.ts'
import { contact } from '#resources/contact.ts'
import { feedback } from '#resources/feedback.ts'
import { guide } from '#resources/guide.ts'
import { keyword } from '#resources/keyword.ts'
import { material } from '#resources/material.ts'
import { origin } from '#resources/origin.ts'
import { price } from '#resources/price.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { quickLink } from '#resources/quick-link.ts'
import { seller } from '#resources/seller.ts'
import { shortNews as shortNewsResource } from '#resources/short-news.ts'
import { size } from '#resources/size.ts'
import { slider } from '#resources/slider.ts'
import { store } from '#resources/store.ts'
import { support } from '#resources/support.ts'
import { resources } from '#resources/table.ts'
import { topic } from '#resources/topic.ts'
import { unit } from '#resources/unit.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../db/database.ts'
import { markApplied, withSchemaLock } from '../db/migrate.ts'
import { tableOf } from '../records/record-table.ts'
import { insertSettings } from '../records/settings-record.ts'
import { toColumns } from '../records/stored.ts'
import { appSettings } from './app-settings.ts'
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
import { storeSettings } from './store-settings.ts'
import { topics } from './topics.ts'
import { units } from './units.ts'
import { users } from './users.ts'

type Make = (count: number, pictures: Pictures, seeded: Seeded) => Record<string, unknown>[]

/** One entity's seed: the resource, how many records when small and full, and how they are made. */
type Plan = readonly [Resource, small: number, full: number, Make]

/** The seeds that are written by hand. */
const WRITTEN: readonly Plan[] = [
  [brand, 45, 400, (count, pictures) => brands(count, pictures.logos)],
  [keyword, 60, 600, keywords],
  [shortNewsResource, 20, 60, shortNews],
  [guide, 30, 120, (count, pictures) => guides(count, pictures.landscapes)],
  [article, 30, 70, (count, { landscapes }) => pages('article', ARTICLE_THEMES, count, landscapes)],
  [support, 20, 36, (count, { landscapes }) => pages('support', SUPPORT_THEMES, count, landscapes)],
  [category, 60, 400, (count, pictures) => categories(count, pictures.landscapes)],
  [topic, 40, 72, topics],
  [catalog, 30, 60, catalogs],
  [productCategory, 300, 3000, (count, pictures) => productCategories(count, pictures.landscapes)],
  [slider, 18, 40, (count, pictures) => sliders(count, pictures.landscapes)],
  [price, 90, 120, prices],
  [size, 25, 80, sizes],
  [unit, 24, 32, units],
  [color, 24, 40, colors],
  [material, 24, 40, materials],
  [origin, 24, 36, origins],
  [seller, 30, 180, (count, pictures) => sellers(count, pictures.logos)],
  [product, 60, 3000, (count, pictures, seeded) => products(count, pictures.goods, seeded)],
  [quickLink, 18, 24, (count, pictures) => quickLinks(count, pictures.logos)],
  [contact, 30, 180, contacts],
  [feedback, 24, 90, (count, pictures) => feedbacks(count, pictures.portraits)],
  [user, 60, 400, (count, pictures) => users(count, pictures.portraits)],
]

/** The seed of every entity of a table; one without a written seed gets records made of the samples of its fields. */
export function plansOf(table: readonly Resource[]): readonly Plan[] {
  const written = WRITTEN.filter(([resource]) => table.includes(resource))
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
export async function seed(db: Db, wanted: SeedSize): Promise<void> {
  await withSchemaLock(db, async (tx) => {
    const done = await tx.selectFrom('applied').select('name').where('name', '=', 'seed').execute()
    if (done.length > 0) return
    const pictures = await storePictures(tx, wanted)
    await storeFiles(tx, wanted)
    const seeded = new Map<string, readonly Record<string, unknown>[]>()
    for (const [resource, small, full, make] of plansOf(resources)) {
      const rows = make(wanted === 'small' ? small : full, pictures, seeded)
      seeded.set(resource.name, rows)
      await insertAll(tx, resource, rows)
    }
    await insertSettings(tx, appSetting, { ...newValues(appSetting), ...appSettings() })
    await insertSettings(tx, store, { ...newValues(store), ...storeSettings() })
    await markApplied(tx, 'seed', wanted)
  })
}

async function insertAll(
  tx: Db,
  resource: Resource,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  // Records that the home page counts by day must be recent, on any day.
  const late = resource.home?.byDay ? recentTimes(rows.length) : []
  const all = rows.map((row, at) => ({
    id: seedId(resource.name, at),
    ...toColumns(resource, { values: { ...newValues(resource), ...row }, extra: {} }),
    created_at: late[at] ?? seedTime(at),
    updated_at: late[at] ?? seedTime(at),
  }))
  const names = sql.join(Object.keys(all[0] ?? {}).map((name) => sql.ref(name)))
  for (let from = 0; from < all.length; from += BATCH) {
    const tuples = all.slice(from, from + BATCH).map((row) => sql`(${sql.join(Object.values(row))})`)
    await sql`insert into ${sql.table(tableOf(resource))} (${names}) values ${sql.join(tuples)}`.execute(tx)
  }
}
