import { type ReactNode, useRef } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'

/** The rows from `start`, up to `end`. */
export interface RowsPart {
  readonly start: number
  readonly end: number
}

export interface ManyRowsProps {
  readonly count: number
  readonly rowHeight: number
  /** The number of columns, or more. */
  readonly span: number
  /** Renders the rows of a part of the list, else all. */
  readonly render: (part?: RowsPart) => ReactNode
}

/** The body of a long page: only the rows near the viewport. */
export function ManyRows({ count, rowHeight, span, render }: ManyRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { start, end, before, after } = useVirtualRows(body, count, rowHeight)
  return (
    <tbody ref={body}>
      <Space height={before} span={span} />
      {render({ start, end })}
      <Space height={after} span={span} />
    </tbody>
  )
}

function Space({ height, span }: { readonly height: number; readonly span: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- only space */}
      <td colSpan={span} />
    </tr>
  ) : null
}
