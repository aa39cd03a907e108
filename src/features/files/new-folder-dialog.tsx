import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { isFolderName, longestFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'

interface NewFolderDialogProps {
  /** The folder it shall lie in, by its name. */
  readonly within: string
  readonly isBusy: boolean
  /** What went wrong with the last try; the name stays as typed. */
  readonly error: string | undefined
  readonly onCreate: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a new folder and says at once what a name cannot be. */
export function NewFolderDialog({ within, isBusy, error, onCreate, onClose }: NewFolderDialogProps) {
  const t = useText()
  const id = useId()
  const [words, setWords] = useState('')
  const [isOdd, setOdd] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React the form that a picker was opened from stands around this one.
    event.stopPropagation()
    const name = tidyFolderName(words)
    setOdd(!isFolderName(name))
    if (isFolderName(name) && !isBusy) onCreate(name)
  }
  const rule = t(
    'Tên dài từ 1 đến {most} ký tự, không bắt đầu hay kết thúc bằng dấu chấm và không có / \\ : * ? " < > |.',
    { most: longestFolderName },
  )
  return (
    <DialogFrame
      title={t('Thư mục mới trong “{folder}”', { folder: within })}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Hủy')}
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {t('Tạo thư mục')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextInput
          value={words}
          label={t('Tên thư mục')}
          autoComplete="off"
          required
          error={isOdd && rule}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value)
            setOdd(false)
          }}
        />
      </form>
    </DialogFrame>
  )
}
