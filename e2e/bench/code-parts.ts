import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Parts below this size are printed as one line. */
const leastKiB = 0.4
const ofBuild = 'code of the build'

/**
 * The parts of built scripts as a table: packages and folders of `src`, in brotli KiB. A part has the share of its file's
 * compressed size that it has of the characters.
 */
export function codeParts(files: readonly string[], dist: string): string {
  const parts = new Map<string, number>()
  for (const file of files) addParts(path.join(dist, file), parts)
  const sorted = [...parts].toSorted(([, a], [, b]) => b - a)
  const small = sorted.filter(([, size]) => size < leastKiB)
  const rest = small.reduce((sum, [, size]) => sum + size, 0)
  return [...sorted.slice(0, sorted.length - small.length), [`${small.length} others`, rest] as const]
    .map(([part, size]) => `  ${size.toFixed(1).padStart(6)}  ${part}`)
    .join('\n')
}

function addParts(file: string, parts: Map<string, number>): void {
  const code = readFileSync(file, 'utf8')
  const kib = brotliCompressSync(code).length / 1024
  // The bundler's own helpers have no map.
  if (!existsSync(`${file}.map`)) return void parts.set(ofBuild, (parts.get(ofBuild) ?? 0) + kib)
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
  // The build adds this line after it has made the map.
  const lines = code.replace(/^\/\/# allFunctionsCalledOnLoad\n/, '').split('\n')
  for (const [number, line] of lines.entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column)
      const part = partOf('originalSource' in entry ? entry.originalSource : '')
      parts.set(part, (parts.get(part) ?? 0) + kib / code.length)
    }
  }
}

/** The package of a module, or its folder in `src`. */
function partOf(source: string): string {
  const inPackage = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(source)?.[1]
  const inSource = /(?:^|\/)(src\/[^/]+(?:\/[^/.]+(?=\/))?)/.exec(source)?.[1]
  return inPackage ?? inSource ?? ofBuild
}
