import { late } from '#kit/late.tsx'

/** The form of a record in the drawer of its list, loaded with the first one. */
export const RecordDrawer = late(async () => (await import('./record-drawer.tsx')).RecordDrawer)
