import '#kit/input-styles.css'
import { Box, Button, CloseButton, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { areSingleKeysOn } from '#hooks/user/single-keys.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import classes from './answer-box.module.css'
import {
  type AnswerTemplate,
  maxTemplateName,
  maxTemplates,
  type OwnTemplate,
  placeholders,
} from './answer-templates.ts'
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

interface TemplatesDialogProps extends Omit<Templates, 'templates'> {
  readonly current: string
  readonly onClose: () => void
}

/** The user's own templates: add one from the text of the answer box, change and remove. */
export function TemplatesDialog({ own, onOwn, current, onClose, ...unfinished }: TemplatesDialogProps) {
  const t = useText()
  const remove = (template: OwnTemplate, at: number) => {
    const { name } = template
    onOwn((now) => now.filter(({ id }) => id !== template.id))
    notify({
      tone: 'plain',
      text: text('Đã bỏ mẫu “{name}”', { name }),
      undo: () => onOwn((now) => restored(now, template, at)),
    })
  }
  return (
    <ActionModal title={t('Mẫu trả lời của bạn')} onClose={onClose} close={text('Đóng')}>
      <Box c="dimmed" mb="md">
        {t('Những chỗ này được điền theo từng khách: {names}.', {
          names: placeholders.map((name) => `{${name}}`).join(' '),
        })}
      </Box>
      {own.map((template, at) => (
        <Group key={template.id} gap="xs" align="start" wrap="nowrap" pb="md" mb="md" style={ruled}>
          <TemplateFields
            template={template}
            onChange={(next) =>
              onOwn((now) => now.map((one) => (one.id === template.id ? { ...one, ...next } : one)))
            }
          />
          <CloseButton
            size={28}
            aria-label={t('Bỏ mẫu {name}', { name: template.name })}
            data-tip={t('Bỏ mẫu {name}', { name: template.name })}
            onClick={() => remove(template, at)}
          />
        </Group>
      ))}
      <NewTemplate
        current={current}
        isFull={own.length >= maxTemplates}
        {...unfinished}
        onAdd={(template) => onOwn((now) => [...now, { ...template, id: crypto.randomUUID() }])}
      />
    </ActionModal>
  )
}

const ruled = { borderBottom: '1px solid var(--ben-line)' }

/** The templates with a removed one at its place again, unless there is no more room. */
function restored(own: readonly OwnTemplate[], template: OwnTemplate, at: number): readonly OwnTemplate[] {
  if (own.length < maxTemplates) return own.toSpliced(at, 0, template)
  notify({ tone: 'plain', text: text('Đã đủ {n} mẫu: bỏ bớt một mẫu nhé.', { n: maxTemplates }) })
  return own
}

interface TemplateFieldsProps {
  readonly template: AnswerTemplate
  readonly onChange: (next: AnswerTemplate) => void
}

/** A stored template; each change is stored, but a blank name or text is not. */
function TemplateFields({ template, onChange }: TemplateFieldsProps) {
  const t = useText()
  const [typed, setTyped] = useState<AnswerTemplate>({ name: template.name, text: template.text })
  const problem = t('Hãy điền ô này.')
  const write = (change: Partial<AnswerTemplate>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    const trimmed = { name: next.name.trim(), text: next.text.trim() }
    if (trimmed.name !== '' && trimmed.text !== '') onChange(trimmed)
  }
  return (
    <Stack gap="xs" flex={1}>
      <TextInput
        aria-label={t('Tên mẫu')}
        value={typed.name}
        maxLength={maxTemplateName}
        error={typed.name.trim() === '' && problem}
        onChange={(event) => write({ name: event.currentTarget.value })}
      />
      <Textarea
        aria-label={t('Lời của mẫu')}
        rows={3}
        value={typed.text}
        error={typed.text.trim() === '' && problem}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
    </Stack>
  )
}

interface NewTemplateProps extends Pick<Templates, 'unfinished' | 'onUnfinished'> {
  readonly current: string
  readonly isFull: boolean
  readonly onAdd: (template: AnswerTemplate) => void
}

/** The fields of a new template; closing the dialog keeps their text for the next time. */
function NewTemplate({ current, isFull, unfinished, onUnfinished, onAdd }: NewTemplateProps) {
  const t = useText()
  const [{ name, text: words }, setTyped] = useState(unfinished ?? { name: '', text: current })
  const write = (next: AnswerTemplate) => {
    setTyped(next)
    onUnfinished(next.name.trim() === '' && next.text.trim() === '' ? null : next)
  }
  const [isRefused, setRefused] = useState(false)
  const problem = (value: string) => isRefused && value.trim() === '' && t('Hãy điền ô này.')
  if (isFull) return <Box c="dimmed">{t('Đã đủ {n} mẫu: bỏ bớt một mẫu nhé.', { n: maxTemplates })}</Box>
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = name.trim() === '' || words.trim() === ''
    setRefused(isBlank)
    if (isBlank) return
    onAdd({ name: name.trim(), text: words.trim() })
    write({ name: '', text: '' })
  }
  return (
    <Stack component="form" gap="xs" onSubmit={add}>
      <TextInput
        label={t('Tên mẫu mới')}
        value={name}
        maxLength={maxTemplateName}
        autoComplete="off"
        error={problem(name)}
        onChange={(event) => write({ name: event.currentTarget.value, text: words })}
      />
      <Textarea
        label={t('Lời của mẫu mới')}
        rows={4}
        value={words}
        error={problem(words)}
        onChange={(event) => write({ name, text: event.currentTarget.value })}
      />
      <Button type="submit" style={{ alignSelf: 'end' }}>
        {t('Thêm mẫu')}
      </Button>
    </Stack>
  )
}
