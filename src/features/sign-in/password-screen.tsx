import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useForm } from '@mantine/form'
import { IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { currentUserOptions, useCurrentUser, useSession } from '#hooks/user/use-current-user.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { FormFrame, FormSection } from '#kit/form-frame.tsx'
import { PasswordInput } from '#kit/inputs/password-input.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { SaveBar } from '#kit/save-bar.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { useGo } from '#screens/use-go.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { text } from '#text/text.ts'
import {
  PasswordFailure,
  PasswordPair,
  problemsOfPassword,
  required,
  serverProblems,
} from './password-pair.tsx'
import { useChangePassword } from './use-change-password.ts'

const empty = { old: '', next: '', again: '' }

/** Changes the user's own password (S2-26: /user/password). */
export function PasswordScreen() {
  const t = useText()
  const { mutate, isPending } = useChangePassword()
  const currentUser = useCurrentUser().data
  const isFirst = currentUser?.status === 'admin' && currentUser.mustChangePassword === true
  const goOn = useGoOn()
  const names = [useSession()?.name ?? '']
  const [failure, setFailure] = useState<WriteFailed | null>(null)
  const [count, setCount] = useState(0)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: (values) => ({
      old: required(values.old),
      ...problemsOfPassword(values, { names, old: values.old }),
    }),
    onValuesChange: (values) => setCount(Object.values(values).filter((value) => value !== '').length),
  })
  const clear = () => {
    form.setValues(empty)
    form.clearErrors()
    setFailure(null)
    setCount(0)
  }
  const submit = form.onSubmit(({ old, next }) => {
    if (isPending) return
    setFailure(null)
    mutate(
      { old, next },
      {
        onError: (failed) => {
          setFailure(failed)
          form.setErrors(serverProblems(failed.problems, { old_password: 'old', new_password: 'next' }))
        },
        onSuccess: () => {
          notify({ tone: 'good', text: text('Thay doi thanh cong') })
          clear()
          if (isFirst) void goOn()
        },
      },
    )
  })
  return (
    <PageFrame title={t('Đổi mật khẩu')} width="short">
      {isFirst && <FirstChange />}
      <form onSubmit={submit} noValidate aria-label={t('Đổi mật khẩu')}>
        <FormFrame>
          <FormSection>
            <PasswordInput
              key={form.key('old')}
              {...form.getInputProps('old')}
              name="old"
              required
              label={t('Mật khẩu hiện tại')}
              autoComplete="current-password"
            />
            <PasswordPair form={form} />
          </FormSection>
        </FormFrame>
        {failure && <PasswordFailure failure={failure} />}
        <SaveBar count={count} isBusy={isPending} onDiscard={clear} />
        <LeaveGuard count={isPending ? 0 : count} />
      </form>
    </PageFrame>
  )
}

/** Explains why the password must be changed first: another person has set the current one. */
function FirstChange() {
  const t = useText()
  return (
    <Alert
      icon={<IconKey size={20} aria-hidden />}
      title={t('Bạn đặt mật khẩu của riêng mình trước nhé')}
      mb="md"
    >
      {t('Mật khẩu hiện tại là mật khẩu tạm do người khác đặt. Đổi xong là bạn vào làm việc ngay.')}
    </Alert>
  )
}

/** Navigates on after the first password change: to the requested page, else home. */
function useGoOn(): () => Promise<void> {
  const client = useQueryClient()
  const { isPrivatePath } = useRouter().options.context
  const go = useGo()
  return async () => {
    await client.fetchQuery({ ...currentUserOptions(), staleTime: 0 })
    go(takeReturnPath(isPrivatePath) ?? '/', { replace: true, free: true })
  }
}
