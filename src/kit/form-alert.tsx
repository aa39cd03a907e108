import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Alert } from '#kit/alert.tsx'
import classes from './form-alert.module.css'

interface FormAlertProps {
  /** The problem, in the literal text of the specification. */
  readonly text: string
  /** What to do next. */
  readonly more: string
  /** An action besides saving again. */
  readonly action?: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | undefined
}

/** Why a form was not saved; rendered inside the form, which keeps its values. */
export function FormAlert({ text, more, action }: FormAlertProps) {
  return (
    <Alert tone="red" icon={<IconAlertTriangle size={20} aria-hidden />} title={text} gap="before">
      {more}
      {action && (
        <Button className={classes.action} size="xs" loading={action.isBusy} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Alert>
  )
}
