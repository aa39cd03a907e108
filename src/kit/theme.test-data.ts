import { readFileSync } from 'node:fs'

const sheet = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The variables of `theme.css`, by colour scheme. */
export const variables: Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>> = (() => {
  const [light = '', dark = ''] = sheet.split(':root[data-mantine-color-scheme="dark"]')
  const declared = (text: string) =>
    [...text.matchAll(/(--[\w-]+):\s+([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const,
    )
  return {
    light: new Map(declared(light)),
    dark: new Map([...declared(light), ...declared(dark)]),
  }
})()

/** The value of a variable in a colour scheme, without references to others. */
export function valueOf(scheme: 'light' | 'dark', name: string): string {
  const value = variables[scheme].get(name) ?? ''
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : valueOf(scheme, other)
}
