import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconLockPassword from '@tabler/icons-react/dist/esm/icons/IconLockPassword.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import type { IconName } from '#descriptor/icon.ts'
import type { Icon, IconProps } from './icon-component.tsx'
import { resourceIcons } from './resource-icons.gen.ts'

/** Those of the descriptors, and those that menu entries of the app name. */
const icons: Partial<Record<IconName, Icon>> = {
  ...resourceIcons,
  IconAdjustments,
  IconCalculator,
  IconDots,
  IconFiles,
  IconHome,
  IconLockPassword,
  IconLogout,
  IconUserCircle,
}

/** The icon with a name. The set has six thousand; the build contains only those in use. */
export function iconOf(name: IconName): Icon {
  return icons[name] ?? IconList
}

/** Draws the icon with a name. */
export function NamedIcon({ name, ...props }: { readonly name: IconName } & IconProps) {
  const Drawing = icons[name] ?? IconList
  return <Drawing aria-hidden {...props} />
}
