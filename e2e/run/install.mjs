import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs the packages of a folder's lock file unless they are installed. Uses only Node and npm. */
export function install(folder = root) {
  if (isInstalled(folder)) return
  console.log('Đang cài các gói cần thiết (npm ci)…')
  const { status, error } = npm(
    folder,
    'ci',
    '--loglevel=error',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  )
  if (status === 0) return
  console.error(error?.message ?? `npm ci dừng với mã ${status}. Kiểm tra kết nối mạng rồi chạy lại nhé.`)
  process.exit(1)
}

/** Runs a Node program of an installed package and returns whether it succeeded. */
export function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}

// npm writes the installed packages to node_modules/.package-lock.json, without optional ones for other platforms.
function isInstalled(folder) {
  const expected = packagesOf(path.join(folder, 'package-lock.json'))
  const present = packagesOf(path.join(folder, 'node_modules/.package-lock.json'))
  if (!expected || !present) return false
  return Object.entries(expected).every(([name, { version, optional, integrity }]) => {
    if (name === '' || optional) return true
    return present[name]?.version === version && present[name]?.integrity === integrity
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Runs npm in a folder. */
export function npm(cwd, ...args) {
  const options = { cwd, stdio: 'inherit' }
  const cli = process.env.npm_execpath
  if (cli) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
