import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { areSingleKeysOn } from '#hooks/user/single-keys.ts'
import classes from './answer-box.module.css'
import type { AnswerTemplate } from './answer-templates.ts'
import { TemplatesDialog } from './templates-dialog.tsx'
import type { Templates } from './use-templates.ts'

interface TemplateBarProps extends Templates {
  /** The text of the answer box: the start of a new template. */
  readonly current: string
  readonly onInsert: (template: AnswerTemplate) => void
}

/** The templates as chips, and the button to write own ones. */
export function TemplateBar({ templates, current, onInsert, ...edits }: TemplateBarProps) {
  const t = useText()
  const hasKeys = areSingleKeysOn()
  const [isEditing, setEditing] = useState(false)
  return (
    <Group {...barProps} className={classes.templates} aria-label={t('Mẫu trả lời')}>
      {templates.map((template, at) => (
        <Button
          key={`${template.name} ${at}`}
          {...chip}
          title={template.text}
          aria-keyshortcuts={hasKeys && at < 9 ? String(at + 1) : undefined}
          onClick={() => onInsert(template)}
        >
          {template.name}
        </Button>
      ))}
      <Button {...chip} aria-label={t('Thêm và sửa mẫu trả lời')} onClick={() => setEditing(true)}>
        {t('+ mẫu')}
      </Button>
      {isEditing && <TemplatesDialog {...edits} current={current} onClose={() => setEditing(false)} />}
    </Group>
  )
}

const barProps = { component: 'fieldset', gap: 6, px: 10, py: 'xs', m: 0, miw: 0 } as const
const chip = {
  variant: 'light',
  size: 'compact-md',
  radius: 'xl',
  fz: 'xs',
  fw: 400,
  maw: '14rem',
  flex: 'none',
} as const
