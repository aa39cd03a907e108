import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Alert } from '#kit/alert.tsx'

/** A sentence above the fields of a form: why some of them are read-only. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <Alert tone="plain" role="note" icon={<IconLock size={20} aria-hidden />} gap="after">
      {children}
    </Alert>
  )
}
