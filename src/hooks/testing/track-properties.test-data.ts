/**
 * Records the own properties of an object. The returned function restores them and deletes those added since; it changes only
 * properties whose descriptors differ.
 */
export function trackProperties(
  object: object,
  isTracked: (key: PropertyKey) => boolean = () => true,
): () => void {
  const recorded = new Map(
    Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]),
  )
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (isTracked(key) && !recorded.has(key)) Reflect.deleteProperty(object, key)
    }
    for (const [key, described] of recorded) {
      const present = Reflect.getOwnPropertyDescriptor(object, key)
      if (described && isTracked(key) && !isSame(described, present)) {
        Object.defineProperty(object, key, described)
      }
    }
  }
}

function isSame(described: PropertyDescriptor, present: PropertyDescriptor = {}): boolean {
  const names = ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const
  return names.every((name) => Object.is(described[name], present[name]))
}
