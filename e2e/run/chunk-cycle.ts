/** The files of a circle of static imports, the first one repeated at the end; undefined when there is none. */
export function chunkCycle(
  imports: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports[file] ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of Object.keys(imports)) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
