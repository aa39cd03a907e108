import type { Icon } from '@tabler/icons-react'
import { IconMoon, IconSun, IconDeviceDesktop as IconSystem } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '#hooks/use-text.ts'
import { type ColorScheme, chooseColorScheme, colorScheme } from '#kit/color-scheme.ts'
import { ToolButton } from '#kit/tool-button.tsx'
import { schemeTitles } from './scheme-titles.ts'

const schemeIcons: Readonly<Record<ColorScheme, Icon>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconSystem,
}
const nextScheme: Readonly<Record<ColorScheme, ColorScheme>> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
}

/** Cycles through light, dark and system; its label is the current scheme. */
export function SchemeSwitch() {
  const t = useText()
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get)
  const Drawing = schemeIcons[scheme]
  const title = t(schemeTitles[scheme])
  return (
    <ToolButton
      look="gray"
      size={36}
      title={title}
      aria-label={title}
      onClick={() => chooseColorScheme(nextScheme[scheme])}
    >
      <Drawing size={18} stroke={1.6} />
    </ToolButton>
  )
}
