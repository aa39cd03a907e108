/** What a chart is drawn with: the theme's colours and letters, as the page has them now. */
export interface ChartColors {
  readonly accent: string
  readonly quiet: string
  readonly text: string
  readonly dimmed: string
  readonly line: string
  readonly font: string
}

/** Reads the theme from the page, for a canvas knows no CSS variables; read again after each change of scheme. */
export function chartColors(): ChartColors {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const value = (name: string) => style.getPropertyValue(name).trim()
  const isDark = root.dataset['mantineColorScheme'] === 'dark'
  return {
    accent: value(isDark ? '--mantine-color-sea-4' : '--mantine-color-sea-6'),
    quiet: value(isDark ? '--mantine-color-sea-8' : '--mantine-color-sea-2'),
    text: value('--mantine-color-text'),
    dimmed: value('--mantine-color-dimmed'),
    line: value('--ben-line'),
    font: value('--mantine-font-family'),
  }
}
