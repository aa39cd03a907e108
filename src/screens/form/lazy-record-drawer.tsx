import { lazyComponent } from '#kit/lazy-component.tsx'

/** The form of a record in the drawer of its list, loaded on first use. */
export const LazyRecordDrawer = lazyComponent(async () => (await import('./record-drawer.tsx')).RecordDrawer)
