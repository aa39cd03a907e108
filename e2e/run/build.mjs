import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './install.mjs'

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'e2e/run',
  'tsconfig.json',
  'package-lock.json',
]
const NOTE = path.join(root, 'dist', '.sources')

/** Builds the app into `dist/` unless that build has the same hash of sources. */
export function build() {
  const sources = hashOfSources()
  if (noted() === sources) return
  console.log('Đang dựng ứng dụng…')
  if (!run('vite/bin/vite.js', 'build', '--logLevel', 'warn')) {
    console.error('Không dựng được ứng dụng; lỗi ở ngay phía trên.')
    process.exit(1)
  }
  writeFileSync(NOTE, sources)
}

function noted() {
  try {
    return readFileSync(NOTE, 'utf8')
  } catch {
    return ''
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((name) => filesBelow(path.join(root, name)))) {
    // The router plugin generates its tree during a build.
    if (/\.(test|test-d)\.tsx?$|\.gen\.ts$|\.md$/.test(file)) continue
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(name) {
  const stat = statSync(name, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [name]
  const entries = readdirSync(name, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
