import type * as tabler from '@tabler/icons-react'

/** The name of a component of the Tabler icons, as https://tabler.io/icons shows it. */
export type IconName = Extract<keyof typeof tabler, `Icon${string}`>
