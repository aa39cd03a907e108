import { Button, CloseButton, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { type AnswerTemplate, maxTemplateName, maxTemplates, placeholders } from './answer-templates.ts'
import classes from './templates-dialog.module.css'
import type { Templates } from './use-templates.ts'

interface TemplatesDialogProps extends Pick<Templates, 'own' | 'onOwn'> {
  readonly current: string
  readonly onClose: () => void
}

/** The user's own templates: add one from the text of the answer box, change and remove. */
export function TemplatesDialog({ own, onOwn, current, onClose }: TemplatesDialogProps) {
  const t = useText()
  const remove = (at: number, { name }: AnswerTemplate) => {
    onOwn(own.toSpliced(at, 1))
    notify({ tone: 'plain', text: text('Đã bỏ mẫu “{name}”', { name }), undo: () => onOwn(own) })
  }
  return (
    <DialogFrame title={t('Mẫu trả lời của bạn')} onClose={onClose} close={text('Đóng')}>
      <p className={classes.help}>
        {t('Những chỗ này được điền theo từng khách: {names}.', {
          names: placeholders.map((name) => `{${name}}`).join(' '),
        })}
      </p>
      {own.map((template, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the name is edited in place
        <div key={at} className={classes.own}>
          <TemplateFields template={template} onChange={(next) => onOwn(own.toSpliced(at, 1, next))} />
          <CloseButton
            aria-label={t('Bỏ mẫu {name}', { name: template.name })}
            title={t('Bỏ mẫu {name}', { name: template.name })}
            onClick={() => remove(at, template)}
          />
        </div>
      ))}
      <NewTemplate
        current={current}
        isFull={own.length >= maxTemplates}
        onAdd={(template) => onOwn([...own, template])}
      />
    </DialogFrame>
  )
}

interface TemplateFieldsProps {
  readonly template: AnswerTemplate
  readonly onChange: (next: AnswerTemplate) => void
}

/** A stored template; a blank name or text is not stored. */
function TemplateFields({ template, onChange }: TemplateFieldsProps) {
  const t = useText()
  const [typed, setTyped] = useState(template)
  const problem = t('Hãy điền ô này.')
  const store = () => {
    const next = { name: typed.name.trim(), text: typed.text.trim() }
    const isChanged = next.name !== template.name || next.text !== template.text
    if (isChanged && next.name !== '' && next.text !== '') onChange(next)
  }
  return (
    <div className={classes.fields}>
      <TextInput
        aria-label={t('Tên mẫu')}
        value={typed.name}
        maxLength={maxTemplateName}
        error={typed.name.trim() === '' && problem}
        onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        onBlur={store}
      />
      <Textarea
        aria-label={t('Lời của mẫu')}
        rows={3}
        value={typed.text}
        error={typed.text.trim() === '' && problem}
        onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
        onBlur={store}
      />
    </div>
  )
}

interface NewTemplateProps {
  readonly current: string
  readonly isFull: boolean
  readonly onAdd: (template: AnswerTemplate) => void
}

function NewTemplate({ current, isFull, onAdd }: NewTemplateProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [words, setWords] = useState(current)
  const [isRefused, setRefused] = useState(false)
  const problem = (value: string) => isRefused && value.trim() === '' && t('Hãy điền ô này.')
  if (isFull)
    return <p className={classes.help}>{t('Đã đủ {n} mẫu: bỏ bớt một mẫu nhé.', { n: maxTemplates })}</p>
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = name.trim() === '' || words.trim() === ''
    setRefused(isBlank)
    if (isBlank) return
    onAdd({ name: name.trim(), text: words.trim() })
    setName('')
    setWords('')
  }
  return (
    <form className={classes.fields} onSubmit={add}>
      <TextInput
        label={t('Tên mẫu mới')}
        value={name}
        maxLength={maxTemplateName}
        autoComplete="off"
        error={problem(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t('Lời của mẫu mới')}
        rows={4}
        value={words}
        error={problem(words)}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" className={classes.add ?? ''}>
        {t('Thêm mẫu')}
      </Button>
    </form>
  )
}
