import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Button, Checkbox, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { DialogActions } from '#kit/action-modal.tsx'
import { Modal } from '#kit/modal.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import { focusedChain } from './rich-text-toolbar.tsx'
import { typedLink } from './safe-address.ts'
import { type FindLinks, type LinkSearch, type LinkTarget, useLinkSearch } from './use-link-search.ts'

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
  const { address, isAddress, type, opensTab, setOpensTab, problem, choose, submit } = useLinkForm(
    editor,
    close,
  )
  const search = useLinkSearch(findLinks, address)
  const { state, found } = search
  const list = useCombobox({ opened: true })
  const { selectFirstOption, resetSelectedOption } = list
  // Enter selects the first page of this search, and none of the one before; a typed address is linked itself.
  useEffect(() => {
    if (state === 'done' && !isAddress && found.length > 0) selectFirstOption()
    else resetSelectedOption()
  }, [state, isAddress, found, selectFirstOption, resetSelectedOption])
  const save = () => submit(state === 'done' ? found[0] : undefined)
  return (
    <Modal form="question" title={t('Liên kết')} isWide onClose={close}>
      <Combobox
        store={list}
        onOptionSubmit={(at) => {
          const page = found[Number(at)]
          if (page) choose(page)
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            label={t('Địa chỉ, hoặc tên trang cần tìm')}
            placeholder="https://"
            value={address}
            error={
              problem &&
              t('Chưa dùng được địa chỉ này. Dán địa chỉ bắt đầu bằng https://, hoặc tìm theo tên.')
            }
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              // The list never closes, only the dialog around it.
              if (event.key === 'Escape') close()
              if (event.key !== 'Enter') return
              // Otherwise Enter would submit the form around it.
              event.preventDefault()
              if (list.getSelectedOptionIndex() < 0) save()
            }}
          />
        </Combobox.EventsTarget>
        <Combobox.Options mah="16rem" mt="xs" style={{ overflowY: 'auto' }} aria-label={t('Trang tìm thấy')}>
          {found.map(({ href, label, kind }, at) => (
            <Combobox.Option key={`${kind} ${href} ${label}`} value={String(at)}>
              <span>{label}</span>
              <Text size="xs">{`${kind} · ${href}`}</Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox>
      <SearchState {...search} />
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
            ? [
                {
                  label: text('Bỏ liên kết'),
                  isMinor: true,
                  onClick: () => {
                    editor.commands.unsetLink()
                    close()
                  },
                },
              ]
            : []),
          { label: text('Xong'), onClick: save },
        ]}
      />
    </Modal>
  )
}

function SearchState({ state, found, retry }: LinkSearch) {
  const t = useText()
  return (
    <Group component="output" gap="xs" mih="2rem" mb="xs" c="dimmed">
      {state === 'busy' && <span>{t('Đang tìm…')}</span>}
      {state === 'done' && (
        <span>
          {found.length > 0
            ? t('{count} trang', { count: formatNumber(found.length) })
            : t('Không thấy trang nào khớp')}
        </span>
      )}
      {state === 'failed' && (
        <>
          <span>{t('Chưa tìm được. Kiểm tra mạng rồi thử lại.')}</span>
          <Button size="compact-sm" variant="light" onClick={retry}>
            {t('Thử lại')}
          </Button>
        </>
      )}
    </Group>
  )
}

/** The state of the link dialog, which starts with the link at the cursor, and the commands that set a link. */
function useLinkForm(editor: Editor, onDone: () => void) {
  const current = editor.getAttributes('link')
  const [address, setAddress] = useState(String(current['href'] ?? ''))
  const [opensTab, setOpensTab] = useState(current['target'] === '_blank')
  const [problem, setProblem] = useState(false)
  const href = typedLink(address)
  const link = (page: Pick<LinkTarget, 'href' | 'label'>) => {
    const attributes = { href: page.href, target: opensTab ? '_blank' : null }
    const isNew = editor.state.selection.empty && !editor.isActive('link')
    const chain = editor.chain()
    const done = isNew
      ? chain
          .insertContent({ type: 'text', text: page.label, marks: [{ type: 'link', attrs: attributes }] })
          .run()
      : chain.setLink(attributes).run()
    if (done) onDone()
    else setProblem(true)
  }
  return {
    address,
    type: (next: string) => {
      setAddress(next)
      setProblem(false)
    },
    opensTab,
    setOpensTab,
    problem,
    isAddress: href !== undefined,
    /** Links to a page that was chosen. */
    choose: link,
    /** Links to the typed address; if it is none, to the page. */
    submit: (page: LinkTarget | undefined) => {
      if (href !== undefined) link({ href, label: address.trim() })
      else if (page) link(page)
      else setProblem(true)
    },
  }
}
