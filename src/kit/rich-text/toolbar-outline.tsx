import { Divider, Group } from '@mantine/core'
import classes from './rich-text-tools.module.css'

/** The number of tools in each group of the toolbar. */
const GROUPS = [2, 3, 6, 3, 4, 5, 2]

/** The outline of the toolbar of a text, in its measures, until its tools are there. */
export function ToolbarOutline() {
  return (
    <div aria-hidden>
      <Group className={classes.toolbar ?? ''} gap="0 sm" p={4}>
        {GROUPS.map((count, group) => (
          <Group key={group} gap={0}>
            {Array.from({ length: count }, (_, tool) => (
              <span key={tool} className={`${classes.tool} ${classes.outline}`} />
            ))}
          </Group>
        ))}
      </Group>
      <Divider />
    </div>
  )
}
