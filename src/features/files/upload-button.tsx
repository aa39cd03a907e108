import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'

interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the file chooser of the browser for several images. */
export function UploadButton({ onFiles }: UploadButtonProps) {
  const t = useText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<IconUpload size={16} aria-hidden />} onClick={() => picker.current?.click()}>
        {t('Tải ảnh lên')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={pictureLimits.types.join(',')}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Reset the input: otherwise choosing the same file again after a failure fires no change event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
