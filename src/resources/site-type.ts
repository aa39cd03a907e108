/** The shopping sites that goods come from (S3-45). */
export const siteTypes = {
  'shop-place': 'Shop Place',
  auction: 'Yahoo Auction',
  shopping: 'Yahoo Shopping',
  rakuten: 'Rakuten',
  rakuma: 'Rakuma',
  amazon: 'Amazon',
  mercari: 'Mercari',
} as const
