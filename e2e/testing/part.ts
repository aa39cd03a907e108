/**
 * The items that this process tests when several share a list: TEST_PART=0/2 leaves it every second one, from the first.
 * Without the variable all of them.
 */
export function ofThisPart<T>(items: readonly T[]): readonly T[] {
  const [part = 0, parts = 1] = (process.env['TEST_PART'] ?? '0/1').split('/').map(Number)
  return items.filter((_, at) => at % parts === part)
}
