import type { Resource } from '#descriptor/resource.ts'
import { appSetting } from './app-setting.ts'
import { article } from './article.ts'
import { brand } from './brand.ts'
import { catalog } from './catalog.ts'
import { category } from './category.ts'
import { color } from './color.ts'
import { contact } from './contact.ts'
import { feedback } from './feedback.ts'
import { guide } from './guide.ts'
import { keyword } from './keyword.ts'
import { material } from './material.ts'
import { origin } from './origin.ts'
import { price } from './price.ts'
import { product } from './product.ts'
import { productCategory } from './product-category.ts'
import { quickLink } from './quick-link.ts'
import { seller } from './seller.ts'
import { shortNews } from './short-news.ts'
import { size } from './size.ts'
import { slider } from './slider.ts'
import { store } from './store.ts'
import { support } from './support.ts'
import { topic } from './topic.ts'
import { unit } from './unit.ts'
import { user } from './user.ts'

/** Every entity, in the order of the menu. */
export const resources: readonly Resource[] = [
  contact,
  feedback,
  product,
  productCategory,
  brand,
  seller,
  size,
  unit,
  color,
  material,
  origin,
  guide,
  article,
  support,
  slider,
  shortNews,
  category,
  topic,
  catalog,
  keyword,
  quickLink,
  user,
  store,
  appSetting,
  price,
]
