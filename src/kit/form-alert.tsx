import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'

interface FormAlertProps {
  /** What happened, in the specification's words. */
  readonly text: string
  /** What to do next. */
  readonly more: string
  /** What can be done about it besides saving again. */
  readonly action?: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | undefined
}

/** Why a form was not saved; it stands in the form, which keeps all that was typed. */
export function FormAlert({ text, more, action }: FormAlertProps) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={text} mt="md">
      {more}
      {action && (
        <Button size="xs" mt="sm" loading={action.isBusy} onClick={action.run} display="block">
          {action.label}
        </Button>
      )}
    </Alert>
  )
}
