import { RichTextEditor } from '@mantine/tiptap'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { ToolGroup } from './rich-text-tool-groups.ts'
import classes from './rich-text-tools.module.css'
import { Tool } from './tool.tsx'
import { useRoving } from './use-roving.ts'

interface RichTextToolbarProps {
  readonly groups: readonly ToolGroup[]
}

/** The toolbar of a text, in groups; a single Tab stop. */
export function RichTextToolbar({ groups }: RichTextToolbarProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const handlers = useRoving(bar)
  return (
    <RichTextEditor.Toolbar
      ref={bar}
      role="toolbar"
      aria-label={t('Công cụ soạn thảo')}
      className={classes.toolbar}
      {...handlers}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={classes.group}>
          {tools.map((tool) => (
            <Tool key={tool.label} {...tool} />
          ))}
        </div>
      ))}
    </RichTextEditor.Toolbar>
  )
}
