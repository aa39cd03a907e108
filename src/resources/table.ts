import type { Resource } from '#descriptor/resource.ts'
import { brand } from './brand.ts'
import { guide } from './guide.ts'
import { keyword } from './keyword.ts'
import { price } from './price.ts'
import { productCategory } from './product-category.ts'
import { shortNews } from './short-news.ts'
import { size } from './size.ts'
import { slider } from './slider.ts'
import { store } from './store.ts'

/** Every entity, in the order of the menu. */
export const resources: readonly Resource[] = [
  guide,
  shortNews,
  slider,
  keyword,
  productCategory,
  brand,
  size,
  store,
  price,
]
