import { late } from '#kit/late.tsx'

/** The form of a record in the drawer of its list, loaded on first use. */
export const RecordDrawer = late(async () => (await import('./record-drawer.tsx')).RecordDrawer)
