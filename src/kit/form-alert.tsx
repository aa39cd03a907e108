import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'

interface FormAlertProps {
  /** What happened, in the specification's words. */
  readonly text: string
  /** What to do next. */
  readonly more: string
}

/** Why a form was not saved; it stands in the form, which keeps all that was typed. */
export function FormAlert({ text, more }: FormAlertProps) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={text} mt="md">
      {more}
    </Alert>
  )
}
