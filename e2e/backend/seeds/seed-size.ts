/** How much is seeded: little for a quick start of tests, or as much as the business would have. */
export type SeedSize = 'small' | 'full'
