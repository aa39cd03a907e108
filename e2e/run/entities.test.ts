// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defineResource } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'
import { menu } from '#routes/-menu.ts'
import { screensOf } from '#screens/frame/menu.ts'
import { formatted } from './formatted.ts'
import { exportName, wantedRoutes } from './route-files.ts'
import { iconModule } from './scaffold-icons.ts'

const routes = [...wantedRoutes(resources).keys()]
const source = (file: string) => readFileSync(`src/routes/_private/${file}`, 'utf8')
const formFiles = ({ form }: Resource) => (form.path ? (form.idIn === 'query' ? 1 : 2) : 0)
const items = screensOf(menu)

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const variable = exportName(resource)

  test('has committed route files for its screen and forms', () => {
    const screen = routes.find((file) => file === `${resource.path.slice(1).replaceAll('/', '.')}.tsx`) ?? ''
    const mine = [screen, ...routes.filter((file) => source(file).includes(`resource={${variable}}`))]
    expect(mine).toHaveLength(formFiles(resource) + 1)
    for (const file of mine) expect(source(file), file).toMatch(new RegExp(`\\b${variable}\\b`))
  })

  test('has one menu entry in its group with the paths of its forms', () => {
    const mine = items.filter(({ title }) => title === resource.title)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.path.split('?')[0]).toBe(resource.path)
    // A form whose id is in the query is that of its path with a query: the list of `/user` is another screen.
    const { path, idIn } = resource.form
    expect(mine[0]?.forms).toEqual(path ? [idIn === 'query' ? `${path}?` : path] : [])
    const group = menu.find((one) => screensOf([one]).some(({ title }) => title === resource.title))
    expect(group?.group).toBe(resource.group)
  })
})

test('the module of icons has each icon that a descriptor names once', () => {
  expect(readFileSync('src/kit/resource-icons.gen.ts', 'utf8')).toBe(iconModule(resources))
  const two = iconModule([{ icon: 'IconTicket' }, { icon: 'IconTicket' }])
  expect(two.match(/IconTicket/g)).toHaveLength(1)
})

test.each(['e2e/flows', 'e2e/pages'])(
  '%s names no entity; flows about particular ones have their own folder',
  (folder) => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
    // The calls of sessions and of the file manager belong to no entity.
    const naming = files.filter((file) =>
      /#resources\/(?!table|session|files)/.test(readFileSync(`${folder}/${file}`, 'utf8')),
    )
    expect(naming).toEqual([])
  },
)

test('menu entries have different paths', () => {
  const paths = items.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

test('a written route passes the check, however long its names are', () => {
  const long = (name: string) =>
    defineResource({
      name,
      path: '/a-path',
      title: 'Mục',
      noun: 'mục',
      group: 'content',
      icon: 'IconList',
      operations: {},
      fields: {},
      form: { path: `/a-form-path-of-${name}` },
    })
  const names = ['size', 'size-of-a-parcel-in-warehouses', 'another-entity-with-a-long-name', 'b', 'a']
  const written = [...wantedRoutes(names.map(long))]
  expect(written).toHaveLength(1 + 2 * names.length)
  for (const [file, content] of [written[0], written[1]].filter((one) => one !== undefined)) {
    const path = `src/routes/_private/${file}`
    const result = formatted(path, content)
    expect(formatted(path, result)).toBe(result)
    expect(result.match(/^import /gm)).toEqual(content.match(/^import /gm))
  }
})
