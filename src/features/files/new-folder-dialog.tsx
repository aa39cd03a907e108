import '#kit/input-styles.css'
import { TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { isFolderName, longestFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { text } from '#text/text.ts'

interface NewFolderDialogProps {
  /** The name of the parent folder. */
  readonly within: string
  readonly isBusy: boolean
  /** The error of the last attempt; the name keeps its value. */
  readonly error: ReactNode
  readonly onCreate: (name: string) => void
  readonly onClose: () => void
}

/** The dialog for the name of a new folder, with immediate validation. */
export function NewFolderDialog({ within, isBusy, error, onCreate, onClose }: NewFolderDialogProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit event through the portal to the form that opened the picker.
    event.stopPropagation()
    const name = tidyFolderName(typed)
    setInvalid(!isFolderName(name))
    if (isFolderName(name) && !isBusy) onCreate(name)
  }
  const rule = t(
    'Tên dài từ 1 đến {most} ký tự, không bắt đầu hay kết thúc bằng dấu chấm và không có / \\ : * ? " < > |.',
    { most: longestFolderName },
  )
  return (
    <ActionModal
      title={t('Thư mục mới trong “{folder}”', { folder: within })}
      error={error}
      onClose={onClose}
      close={text('Hủy')}
      acts={[{ label: text('Tạo thư mục'), form: id, isBusy }]}
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextInput
          value={typed}
          label={t('Tên thư mục')}
          autoComplete="off"
          required
          error={isInvalid && rule}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setInvalid(false)
          }}
        />
      </form>
    </ActionModal>
  )
}
