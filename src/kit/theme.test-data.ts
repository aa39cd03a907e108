import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { cssVariables, theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const [defaults, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)]

/** The names of the variables that the app declares besides those of the theme, by colour scheme. */
export const ownVariables = { light: Object.keys(own.light), dark: Object.keys(own.dark) }

/** The variables of the page, by colour scheme. */
export const variables: Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>> = {
  light: declared('light'),
  dark: declared('dark'),
}

/** The value of a variable in a colour scheme, without references to others. */
export function valueOf(scheme: 'light' | 'dark', name: string): string {
  const value = variables[scheme].get(name) ?? ''
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : valueOf(scheme, other)
}

function declared(scheme: 'light' | 'dark') {
  return new Map(
    Object.entries({ ...defaults.variables, ...defaults[scheme], ...own.variables, ...own[scheme] }),
  )
}
