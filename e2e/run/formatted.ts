import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A generated source as `npm run check` wants it: imports in order, lines wrapped. `file` decides the language. */
export function formatted(file: string, source: string): string {
  const biome = `${root}/node_modules/@biomejs/biome/bin/biome`
  const args = [biome, 'check', '--write', `--stdin-file-path=${file}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: source,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${file} cannot be formatted: ${stderr}`)
  return stdout
}
