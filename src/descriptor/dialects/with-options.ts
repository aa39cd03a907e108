import type { Operation, OperationOptions, Operations, View } from '#descriptor/operation.ts'

/** Gives all operations of a resource the options that they share; an operation's own option takes precedence. */
export function withOptions<const O extends Operations>(options: OperationOptions, operations: O): O {
  const complete = (operation: Operation): Operation => ({ ...options, ...operation })
  const entries = Object.entries(operations).map(([name, value]) => {
    if (name === 'views')
      return [
        name,
        mapped(value as Readonly<Record<string, View>>, (view) => ({
          ...view,
          operation: complete(view.operation),
        })),
      ]
    if (name === 'lookups') return [name, mapped(value as Readonly<Record<string, Operation>>, complete)]
    return [name, complete(value as Operation)]
  })
  return Object.fromEntries(entries) as O
}

function mapped<T>(
  values: Readonly<Record<string, T>>,
  change: (value: T) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
