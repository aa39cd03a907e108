import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconSystem from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useText } from '#hooks/use-text.ts'
import { ToolButton } from '#kit/tool-button.tsx'

const schemeIcons: Readonly<Record<MantineColorScheme, Icon>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconSystem,
}
const nextScheme: Readonly<Record<MantineColorScheme, MantineColorScheme>> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
}

/** Cycles through light, dark and system; its label is the current scheme. */
export function SchemeSwitch() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Drawing = schemeIcons[colorScheme]
  const names: Readonly<Record<MantineColorScheme, string>> = {
    light: t('Giao diện: sáng'),
    dark: t('Giao diện: tối'),
    auto: t('Giao diện: theo hệ thống'),
  }
  return (
    <ToolButton
      look="gray"
      size={36}
      title={names[colorScheme]}
      aria-label={names[colorScheme]}
      onClick={() => setColorScheme(nextScheme[colorScheme])}
    >
      <Drawing size={18} stroke={1.6} />
    </ToolButton>
  )
}
