/** The words of a name in any case: `unitPrice`, `unit_price`, `unit-price`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** A name in the case of entities: `stock-item`. */
export const kebab = (name: string): string => wordsOf(name).join('-')

/** A name as a label: `Unit price`. */
export function labelFrom(name: string): string {
  const text = wordsOf(name).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The singular of an English plural, in the usual cases. */
export function singular(name: string): string {
  if (/(ss|us|is|news)$/i.test(name)) return name
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y')
  if (/(ses|xes|zes|ches|shes)$/i.test(name)) return name.replace(/es$/i, '')
  return name.replace(/s$/i, '')
}

/** A name in the case of fields: `unit_price`. */
export const snake = (name: string): string => wordsOf(name).join('_')
