import type { Resource } from '#descriptor/resource.ts'
import { usePath } from '#hooks/names/use-path.ts'
import classes from './parent-field.module.css'

interface RecordPathProps {
  readonly resource: Resource
  readonly id: string
}

/** The tree path of a selected record: names repeat within a tree. */
export function RecordPath({ resource, id }: RecordPathProps) {
  const names = (usePath(resource, id) ?? []).map(({ label }) => label)
  return <div className={classes.path}>{names.length > 1 && names.join(' › ')}</div>
}
