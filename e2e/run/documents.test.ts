// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { statements } from '../proof/checklist.mjs'
import { grammarPage } from './grammar.ts'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n').filter(existsSync)
const documents = files.filter((file) => file.endsWith('.md'))
const sources = files.filter((file) => /^(src|e2e)\/.*\.(ts|tsx|mjs|css)$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => read(file).split('\n')

/** The anchor that a Markdown viewer gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

test('README has 120 lines at most', () => {
  expect(linesOf('README.md').length).toBeLessThanOrEqual(120)
})

test('the keys in src/descriptor/README.md are current', () => {
  const { current, expected } = grammarPage()
  expect(current, 'run: npm run grammar').toBe(expected)
})

test('e2e/README.md has the stages of the long runs with their minutes', () => {
  const stages = [...read('e2e/run/soak-stages.mjs').matchAll(/^ {2}(\w+): \{\n {4}minutes: (\d+)/gm)]
  expect(stages.length).toBeGreaterThan(0)
  const table = read('e2e/README.md')
  for (const [, name, minutes] of stages) expect(table).toContain(`| \`${name}\` | ${minutes} |`)
  const total = stages.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)
  expect(table).toContain(`about ${total} minutes`)
})

test('e2e/backend/README.md has every variable of the environment', () => {
  const names = [...read('e2e/backend/server/settings.ts').matchAll(/'([A-Z][A-Z_]{3,})'/g)]
  expect(names.length).toBeGreaterThan(0)
  const page = read('e2e/backend/README.md')
  expect(names.map(([, name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const prose = text.replace(/^ *```.*?^ *```/gms, '')

  test('links to files and headings that exist', () => {
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const broken = targets.filter((target) => {
      if (/^https?:/.test(target)) return false
      const [file = '', anchor] = target.split('#')
      const linked = file === '' ? document : path.join(path.dirname(document), file)
      if (!existsSync(linked)) return true
      if (anchor === undefined) return false
      return !linesOf(linked).some(
        (line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === anchor,
      )
    })
    expect(broken).toEqual([])
  })

  test('names files and npm scripts that exist', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const commands = [...text.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([])
    const named = [...prose.matchAll(/`((?:src|e2e|public)\/[\w./$-]*)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  })
})

test('comments cite statements and files that exist', () => {
  const broken = sources.flatMap((file) => {
    const cited = [...read(file).matchAll(/\bS\d-\d{2,3}\b/g)].map(([id]) => id)
    const named = [...read(file).matchAll(/\b(?:src|e2e)\/[\w/-]+\.md\b/g)].map(([name]) => name)
    return [
      ...cited.filter((id) => !file.startsWith('e2e/proof/') && !Object.hasOwn(statements, id)),
      ...named.filter((name) => !existsSync(name)),
    ].map((reference) => `${file}: ${reference}`)
  })
  expect(broken).toEqual([])
})

test('comments cite nothing outside of the repository', () => {
  const outside = /\bspec §|\bdecisions on\b|\(bars:|\bdesign card\b|\blook\.md\b/
  const citing = sources.filter((file) => !file.endsWith('documents.test.ts') && outside.test(read(file)))
  expect(citing).toEqual([])
})
