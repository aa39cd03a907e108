// @vitest-environment node
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const { plugins, resolve } = await resolveConfig({}, 'build')
/** The plugins of the app: those of Vite, React and the router have a prefix. */
const own = plugins.filter(({ name }) => !/^(vite|builtin|native|alias|tanstack)\b/.test(name))

test('the build replaces no package but fflate', () => {
  // Vite has aliases for its own client.
  const replaced = resolve.alias.filter(({ find }) => !String(find).includes('@vite'))
  expect(replaced.map(({ find }) => String(find))).toEqual(['/^fflate$/'])
})

test('no plugin of the app changes the source of a module', () => {
  expect(own.map(({ name }) => name)).toContain('version-file')
  const changing = own.filter((one) => one.resolveId || one.load || one.transform || one.renderChunk)
  expect(changing.map(({ name }) => name)).toEqual([])
})
