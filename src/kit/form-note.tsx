import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A sentence above the fields of a form: why some of them are read-only. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <Alert variant="default" role="note" icon={<IconLock size={20} aria-hidden />} mb="md">
      {children}
    </Alert>
  )
}
