import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LiteralLine } from './literal-line.tsx'

interface FormAlertProps {
  /** The problem. */
  readonly text: string
  /** The literal text of the specification, a small line below. */
  readonly literal?: string | undefined
  /** What to do next. */
  readonly more: string
  /** An action besides saving again. */
  readonly action?: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | undefined
}

/** Why a form was not saved; rendered inside the form, which keeps its values. */
export function FormAlert({ text, literal, more, action }: FormAlertProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} aria-hidden />} title={text} mt="md">
      {more}
      <LiteralLine>{literal}</LiteralLine>
      {action && (
        <Button display="flex" mt="sm" size="xs" loading={action.isBusy} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Alert>
  )
}

/** A sentence above the fields of a form: why some of them are read-only. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <Alert variant="default" role="note" icon={<IconLock size={20} aria-hidden />} mb="md">
      {children}
    </Alert>
  )
}
