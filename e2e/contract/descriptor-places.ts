import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A line of a source file, counted from 1. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** Finds the line of a descriptor by the keys that lead to it; the nearest key above for one that is not on a line of its own. */
export type FindPlace = (entity: string, keys: readonly string[]) => Place | null

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The descriptors of the app's entities, files and session, and the calls of the quote. */
export function descriptorFiles(): readonly string[] {
  const folder = path.join(root, 'src/resources')
  const resources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(folder, file))
  const quote = ['helpers.ts', 'calculators.ts'].map((file) =>
    path.join(root, 'src/features/quote/rules', file),
  )
  return [...resources, ...quote]
}

/** The first line of a descriptor, or of an exported table of calls. */
const FIRST = /^(?:export )?const \w+ = (?:define\w+\()?\{$/

/** Reads the descriptors in some files, to find their lines; formatted sources have each key at the indentation of its depth. */
export function placesIn(files: readonly string[]): FindPlace {
  const places = new Map<string, (keys: readonly string[]) => Place>()
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const [first, text] of lines.entries()) {
      if (!FIRST.test(text)) continue
      const name = /^ {2}name: '(.+)',$/.exec(lines[lineOf(lines, first, ['name'])] ?? '')?.[1]
      const variable = /const (\w+?)(?:Descriptor)? =/.exec(text)?.[1] ?? ''
      const at = (keys: readonly string[]) => lineOf(lines, first, keys) + 1
      places.set(name ?? variable, (keys) => ({ file: path.relative(root, file), line: at(keys) }))
    }
  }
  return (entity, keys) => places.get(entity)?.(keys) ?? null
}

/** The index of the line with the last of the keys, below that of an object. */
function lineOf(lines: readonly string[], first: number, keys: readonly string[]): number {
  let line = first
  for (const [depth, key] of keys.entries()) {
    const indent = '  '.repeat(depth + 1)
    const below = lines.slice(line + 1)
    const end = below.findIndex((text) => text !== '' && !text.startsWith(indent))
    const found = below.slice(0, end).findIndex((text) => text.startsWith(`${indent}${key}: `))
    if (found === -1) break
    line += found + 1
  }
  return line
}
