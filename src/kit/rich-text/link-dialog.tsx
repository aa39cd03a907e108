import { Button, Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusedChain } from './focused-chain.ts'
import classes from './link-dialog.module.css'
import { LinkResults } from './link-results.tsx'
import type { FindLinks, LinkTarget } from './link-target.ts'
import { safeLink } from './safe-link.ts'
import { useLinkSearch } from './use-link-search.ts'

/** The props of the link dialog. */
export interface LinkDialogProps {
  readonly editor: Editor
  readonly findLinks: FindLinks | undefined
  readonly onClose: () => void
}

/** Makes, changes and removes a link: to a typed address, or to a page of this site that a search finds. */
export function LinkDialog({ editor, findLinks, onClose }: LinkDialogProps) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const current = editor.getAttributes('link')
  const [address, setAddress] = useState(String(current['href'] ?? ''))
  const [opensTab, setOpensTab] = useState(current['target'] === '_blank')
  const [problem, setProblem] = useState(false)
  const search = useLinkSearch(findLinks, address)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const link = (href: string, label: string) => {
    const attributes = { href, target: opensTab ? '_blank' : null }
    const { empty } = editor.state.selection
    const isNew = empty && !editor.isActive('link')
    const chain = focusedChain(editor)
    const done = isNew
      ? chain.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: attributes }] }).run()
      : chain.setLink(attributes).run()
    if (done) onClose()
    else setProblem(true)
  }
  const choose = (target: LinkTarget) => link(target.href, target.label)
  const submit = () => {
    const typed = address.trim()
    const href =
      safeLink(typed) ?? (/^[^\s/]+\.[^\s]+$/.test(typed) ? safeLink(`https://${typed}`) : undefined)
    const target = search.state === 'done' ? search.found[0] : undefined
    if (href !== undefined) link(href, typed)
    else if (target) choose(target)
    else setProblem(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    // Otherwise Enter would submit the form around it.
    event.preventDefault()
    if (event.key === 'Enter') submit()
    else list.current?.querySelector('button')?.focus()
  }
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // Escape must not also close the full-screen editor.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {t('Liên kết')}
      </h2>
      <TextInput
        label={t('Địa chỉ, hoặc tên trang cần tìm')}
        placeholder="https://"
        value={address}
        error={
          problem && t('Chưa dùng được địa chỉ này. Dán địa chỉ bắt đầu bằng https://, hoặc tìm theo tên.')
        }
        autoComplete="off"
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setProblem(false)
        }}
        onKeyDown={onKeyDown}
      />
      <LinkResults list={list} search={search} onChoose={choose} />
      <Checkbox
        label={t('Mở trong thẻ mới')}
        checked={opensTab}
        onChange={(event) => setOpensTab(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        {editor.isActive('link') && (
          <Button
            variant="subtle"
            onClick={() => {
              focusedChain(editor).unsetLink().run()
              onClose()
            }}
          >
            {t('Bỏ liên kết')}
          </Button>
        )}
        <Button variant="default" onClick={close}>
          {t('Hủy')}
        </Button>
        <Button onClick={submit}>{t('Xong')}</Button>
      </div>
    </dialog>
  )
}
