import {
  type Icon,
  IconAdjustments,
  IconCalculator,
  IconDots,
  IconFiles,
  IconHome,
  IconList,
  IconLockPassword,
  IconLogout,
  type IconProps,
  IconUserCircle,
} from '@tabler/icons-react'
import type { IconName } from '#descriptor/field-parts.ts'
import * as resourceIcons from './resource-icons.gen.ts'

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
