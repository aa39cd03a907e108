import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './table-paper.module.css'

/** A card whose table or tree reaches its edges. */
export function TablePaper({ children }: { readonly children: ReactNode }) {
  return (
    <Paper withBorder className={classes.paper}>
      {children}
    </Paper>
  )
}
