import type { Ref } from 'react'

interface ImageFileInputProps {
  readonly ref: Ref<HTMLInputElement>
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The hidden file input; a button clicks it. */
export function ImageFileInput({ ref, multiple, onFiles }: ImageFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple={multiple}
      hidden
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Otherwise the same file cannot be picked again after a failure.
        currentTarget.value = ''
      }}
    />
  )
}
