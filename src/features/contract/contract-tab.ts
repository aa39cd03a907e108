import type { PageTab } from '#screens/tabs-context.ts'
import { text } from '#text/text.ts'

/** The tab of the settings page with the departures from the descriptors. */
export const contractTab = {
  name: 'contract',
  path: '/systems',
  tab: 'contract',
  title: text('Kiểm tra máy chủ'),
} satisfies PageTab
