import type { Resource } from '#descriptor/resource.ts'
import { usePath } from '#hooks/names/use-name.ts'
import classes from './parent-field.module.css'

/** The tree path of a selected record: names repeat within a tree. */
export function RecordPath({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const names = (usePath(resource, id) ?? []).map(({ label }) => label)
  return <div className={classes.path}>{names.length > 1 && names.join(' › ')}</div>
}
