import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { DialogActions } from '#kit/dialog-actions.tsx'
import { Modal } from '#kit/modal.tsx'
import { text } from '#text/text.ts'
import { focusedChain } from './focused-chain.ts'
import { LinkResults } from './link-results.tsx'
import type { FindLinks } from './link-target.ts'
import { useLinkForm } from './use-link-form.ts'
import { useLinkSearch } from './use-link-search.ts'

/** The props of the link dialog. */
interface LinkDialogProps {
  readonly editor: Editor
  readonly findLinks: FindLinks | undefined
  readonly onClose: () => void
}

/** Makes, changes and removes a link: to a typed address, or to a page of this site that a search finds. */
export function LinkDialog({ editor, findLinks, onClose }: LinkDialogProps) {
  const t = useText()
  const close = () => {
    // The text takes no focus while the dialog is open.
    flushSync(onClose)
    focusedChain(editor).run()
  }
  const { address, type, opensTab, setOpensTab, problem, choose, submit } = useLinkForm(editor, close)
  const search = useLinkSearch(findLinks, address)
  const list = useRef<HTMLUListElement>(null)
  const unlink = () => {
    editor.commands.unsetLink()
    close()
  }
  const save = () => submit(search.state === 'done' ? search.found[0] : undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    // Otherwise Enter would submit the form around it.
    event.preventDefault()
    if (event.key === 'Enter') save()
    else list.current?.querySelector('button')?.focus()
  }
  return (
    <Modal form="question" title={t('Liên kết')} isWide onClose={close}>
      <TextInput
        label={t('Địa chỉ, hoặc tên trang cần tìm')}
        placeholder="https://"
        value={address}
        error={
          problem && t('Chưa dùng được địa chỉ này. Dán địa chỉ bắt đầu bằng https://, hoặc tìm theo tên.')
        }
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <LinkResults list={list} search={search} onChoose={choose} />
      <Checkbox
        label={t('Mở trong thẻ mới')}
        checked={opensTab}
        onChange={(event) => setOpensTab(event.currentTarget.checked)}
      />
      <DialogActions
        close={text('Hủy')}
        onClose={close}
        acts={[
          ...(editor.isActive('link')
            ? [{ label: text('Bỏ liên kết'), isMinor: true, onClick: unlink }]
            : []),
          { label: text('Xong'), onClick: save },
        ]}
      />
    </Modal>
  )
}
