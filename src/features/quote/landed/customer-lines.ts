import type { Landed, LandedLine } from './landed-price.ts'

/** A line of a landed price as the customer sees it. */
export interface CustomerLine extends Pick<LandedLine, 'kind' | 'name' | 'dong'> {
  /** The pieces, for goods. */
  readonly count?: number
  /** The yen of one piece, for goods. */
  readonly yen?: number
}

/**
 * The lines for the customer, which add up to the same total: what only staff see is a part of the freight where it is taken
 * of the freight, else of the purchase fee.
 */
export function customerLines({ lines }: Landed): readonly CustomerLine[] {
  const internal = lines.filter(({ isInternal }) => isInternal)
  const added = (isOfFreight: boolean) => {
    const parts = internal.filter(({ base }) => (base === 'freight') === isOfFreight)
    return parts.reduce((sum, { dong }) => sum + dong, 0)
  }
  const shown = lines
    .filter(({ isInternal }) => !isInternal)
    .map(
      ({ kind, name, dong, formula }): CustomerLine => ({
        kind,
        name,
        dong,
        ...(formula.kind === 'goods' && { count: formula.count, yen: formula.price }),
      }),
    )
  return merged(merged(shown, 'freight', added(true)), 'fee', added(false))
}

function merged(
  lines: readonly CustomerLine[],
  kind: 'freight' | 'fee',
  dong: number,
): readonly CustomerLine[] {
  if (dong === 0) return lines
  if (!lines.some((line) => line.kind === kind)) return [...lines, { kind, name: '', dong }]
  return lines.map((line) => (line.kind === kind ? { ...line, dong: line.dong + dong } : line))
}
