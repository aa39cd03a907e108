import { Button, Group, Paper } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { InboxResource } from '#descriptor/inbox.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { gapIn } from '#hooks/drafts/answer-draft.ts'
import { storeSentAnswer } from '#hooks/drafts/sent-answers.ts'
import { recordName } from '#hooks/names/record-name.ts'
import type { SentWay } from '#hooks/notes/note-lines.ts'
import { useText } from '#hooks/use-text.ts'
import { areSingleKeysOn } from '#hooks/user/single-keys.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import classes from './answer-box.module.css'
import { type AnswerTemplate, fillTemplate } from './answer-templates.ts'
import { mailHref, reachOf, zaloHref } from './reach.ts'
import pane from './reading-pane.module.css'
import { TemplateBar } from './templates-dialog.tsx'
import { useAnswerText } from './use-answer-text.ts'
import { usePlaceholderValues } from './use-placeholder-values.ts'
import { useTemplates } from './use-templates.ts'

/** The answer box for the keys of the screen. */
export interface AnswerBoxHandle {
  readonly isLoaded: () => boolean
  readonly text: () => string
  readonly focus: () => void
  /** Selects the first gap, else the end of the text. */
  readonly select: () => void
  /** Copies the answer; resolves with false where the browser refuses. */
  readonly copy: () => Promise<boolean>
  readonly insertTemplate: (index: number) => void
}

interface AnswerBoxProps {
  readonly resource: InboxResource
  readonly row: Row
  readonly isBusy: boolean
  /** Adds the text to the note of the record; missing where the record has none. */
  readonly onRemark: (() => void) | undefined
  /** Called when the answer is loaded. */
  readonly onLoaded: () => void
  /** Finishes the record: Ctrl+Enter in the box. */
  readonly onFinish: () => void
  readonly ref: Ref<AnswerBoxHandle>
  /** The buttons of the state. */
  readonly children: ReactNode
}

/** The answer to a record, to copy or to open in another program; its text is stored as a draft. */
export function AnswerBox(props: AnswerBoxProps) {
  const { resource, row, isBusy, onRemark, onLoaded, onFinish, ref, children } = props
  const t = useText()
  const hasKeys = areSingleKeysOn()
  const area = useRef<HTMLTextAreaElement>(null)
  const { answer, write, isLoaded } = useAnswerText(resource, row)
  const values = usePlaceholderValues(resource, row)
  const { templates, ...edits } = useTemplates(resource)

  const note = (way: SentWay) => answer.trim() !== '' && storeSentAnswer(resource, row.id, answer, way)
  const copy = async (way: SentWay = 'copied') => {
    const isCopied = await copyText(answer, area.current)
    if (isCopied) note(way)
    return isCopied
  }
  const insert = (template: AnswerTemplate | undefined, isByKey: boolean) => {
    if (!template || isBusy || !isLoaded) return
    const { text: filled, gap } = fillTemplate(template, values)
    const before = answer.trim() === '' ? '' : `${answer.trimEnd()}\n`
    // Rendered at once: the next key is typed at the cursor set below.
    flushSync(() => write(before + filled))
    if (isByKey && !gap) return
    const [start, end] = gap ?? [filled.length, filled.length]
    area.current?.focus()
    area.current?.setSelectionRange(before.length + start, before.length + end)
  }
  useImperativeHandle(ref, () => ({
    isLoaded: () => isLoaded,
    text: () => answer,
    focus: () => area.current?.focus(),
    select: () => {
      area.current?.focus()
      area.current?.setSelectionRange(...(gapIn(answer) ?? [answer.length, answer.length]))
    },
    copy,
    insertTemplate: (index) => insert(templates[index], true),
  }))
  useEffect(() => {
    if (isLoaded) onLoaded()
  }, [isLoaded, onLoaded])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      area.current?.blur()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onFinish()
    }
  }
  return (
    <Paper component="section" withBorder className={classes.box} aria-label={t('Trả lời')}>
      <TemplateBar templates={templates} {...edits} current={answer} onInsert={(one) => insert(one, false)} />
      <textarea
        ref={area}
        className={classes.text}
        aria-label={t('Lời đáp cho {name}', { name: recordName(resource, row, t) })}
        aria-keyshortcuts={hasKeys ? 'r' : undefined}
        placeholder={t('Viết lời đáp hoặc ghi chú…')}
        rows={3}
        value={answer}
        readOnly={isBusy || !isLoaded}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
        onCopy={({ currentTarget: { value, selectionStart, selectionEnd } }) => {
          const isWhole = value.slice(selectionStart, selectionEnd).trim() === value.trim()
          if (isWhole) note('copied')
        }}
      />
      <Group gap="0.5rem 0.25rem" px={10} py="xs" className={`${pane.foot} ${classes.foot}`}>
        <AnswerButtons
          resource={resource}
          row={row}
          answer={answer}
          isBusy={isBusy}
          onCopy={(way) => void copy(way)}
          onMail={() => note('mail')}
          onRemark={onRemark}
        />
        {children}
      </Group>
    </Paper>
  )
}

interface AnswerButtonsProps extends Pick<AnswerBoxProps, 'resource' | 'row' | 'isBusy' | 'onRemark'> {
  readonly answer: string
  readonly onCopy: (way: SentWay) => void
  readonly onMail: () => void
}

/** The buttons that bring the answer to its customer or into the note. */
function AnswerButtons({ resource, row, answer, isBusy, onCopy, onMail, onRemark }: AnswerButtonsProps) {
  const t = useText()
  const hasKeys = areSingleKeysOn()
  const { phone, email } = reachOf(resource, row)
  const { about } = resource.inbox
  const subject = about === undefined ? '' : readText(valueOf(row, about))
  const isBlank = answer.trim() === ''
  return (
    <>
      <Button
        variant="default"
        px="xs"
        disabled={isBlank}
        aria-keyshortcuts={hasKeys ? 'c' : undefined}
        onClick={() => onCopy('copied')}
      >
        {t('Chép lời đáp')}
      </Button>
      {zaloHref(phone) !== '' && (
        <Button
          component="a"
          {...quiet}
          href={zaloHref(phone)}
          target="_blank"
          rel="noreferrer"
          // A chat cannot be opened with a text: it is copied, ready to be pasted.
          onClick={() => !isBlank && onCopy('zalo')}
        >
          {t('Mở Zalo')}
        </Button>
      )}
      {email !== '' && (
        <Button component="a" {...quiet} href={mailHref(email, subject, answer)} onClick={onMail}>
          {t('Mở email')}
        </Button>
      )}
      {onRemark && (
        <Button {...quiet} disabled={isBlank || isBusy} onClick={onRemark}>
          {t('Ghi lại')}
        </Button>
      )}
    </>
  )
}

const quiet = { variant: 'subtle', color: 'gray', px: 'xs' } as const

async function copyText(answer: string, area: HTMLTextAreaElement | null): Promise<boolean> {
  if (answer.trim() === '') return false
  try {
    await navigator.clipboard.writeText(answer)
    const gap = gapIn(answer)
    if (!gap) {
      notify({ tone: 'good', text: text('Đã chép lời đáp.') })
      return true
    }
    area?.focus()
    area?.setSelectionRange(...gap)
    notify({
      tone: 'plain',
      text: text('Đã chép, nhưng lời đáp còn chỗ chưa điền: {gap}', { gap: answer.slice(...gap) }),
    })
    return true
  } catch {
    area?.focus()
    area?.select()
    notify({
      tone: 'plain',
      text: text('Trình duyệt không cho chép. Lời đáp đã được chọn, bạn bấm Ctrl+C nhé.'),
    })
    return false
  }
}
