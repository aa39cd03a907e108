import type { MantineColorScheme } from '@mantine/core'
import { type Text, text } from '#text/text.ts'

/** The colour schemes as the switch and the palette name them. */
export const schemeTitles: Readonly<Record<MantineColorScheme, Text>> = {
  light: text('Giao diện: sáng'),
  dark: text('Giao diện: tối'),
  auto: text('Giao diện: theo hệ thống'),
}
