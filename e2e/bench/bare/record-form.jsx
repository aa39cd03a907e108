import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { save } from './records.js'

/** The form of a record; `Text` is the input of its rich text. */
export function RecordForm({ screen, record, onSaved, Text }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: record })
  const { mutate, isPending } = useMutation({
    mutationFn: (values) => save(screen, values),
    onSuccess: onSaved,
  })
  const submit = form.onSubmit((values) => mutate({ ...values, ...numbersIn(screen, values) }))
  return (
    <form onSubmit={submit}>
      <Stack>
        {Object.entries(screen.fields).map(([name, kind]) => (
          <Field key={name} form={form} name={name} kind={kind} Text={Text} />
        ))}
        <Button type="submit" loading={isPending}>
          Lưu
        </Button>
      </Stack>
    </form>
  )
}

function Field({ form, name, kind, Text }) {
  const value = form.getInitialValues()[name]
  if (kind === 'richText') return <Text html={value} onChange={(html) => form.setFieldValue(name, html)} />
  if (kind === 'toggle')
    return <Checkbox name={name} label={name} {...form.getInputProps(name, { type: 'checkbox' })} />
  return <TextInput name={name} label={name} {...form.getInputProps(name)} />
}

function numbersIn(screen, values) {
  const names = Object.keys(screen.fields).filter((name) => screen.fields[name] === 'number')
  return Object.fromEntries(names.map((name) => [name, Number(values[name])]))
}
