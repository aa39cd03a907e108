// Vitest 5 reports a failure with Map.groupBy, which Node has only from version 21 on; without it a failed test
// would end in a TypeError in place of its own message.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
