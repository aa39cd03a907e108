import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { step } from './step.mjs'

const checks = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'node_modules/@biomejs/biome/bin/biome', 'check'],
  ['layers', '--import', 'tsx', 'e2e/run/check-layers.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress'],
]

/** With it, catalogues that lack a text or translate one too many fail the check; without, they are only named. */
const isRelease = process.argv.includes('--release')
checks.push([
  'translations',
  '--import',
  'tsx',
  'e2e/run/translations.ts',
  ...(isRelease ? ['--release'] : []),
])

/** Runs the checks side by side, prints their problems, and returns the names of those that failed. */
export async function check() {
  const started = performance.now()
  const results = await Promise.all(
    checks.map(async ([name, ...args]) => ({
      name,
      ...(await step(process.execPath, args, { quiet: true })),
    })),
  )
  const failed = results.filter(({ code }) => code !== 0)
  const { output: gaps = '' } = results.find(({ name, code }) => name === 'translations' && code === 0) ?? {}
  const named = gaps.split('\n').filter((line) => line.includes('.json '))
  if (named.length > 0)
    console.log(`── translations, which only \`--release\` requires\n${named.join('\n')}\n`)
  for (const { name, output } of failed) console.log(`── ${name}\n${output.trim()}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const names = failed.map(({ name }) => name)
  console.log(
    names.length === 0
      ? `types, lint, format, layers and use of code in order (${seconds} s)`
      : `not in order: ${names.join(', ')}`,
  )
  return names
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  process.exitCode = (await check()).length === 0 ? 0 : 1
}
