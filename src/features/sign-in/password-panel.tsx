import { Box, Button, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-current-user.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { FormRow, FormSection } from '#kit/form-frame.tsx'
import { notify } from '#kit/notice.tsx'
import { sessionDescriptor } from '#resources/session.ts'
import { AppLink } from '#screens/app-link.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { text } from '#text/text.ts'
import {
  type NewPassword,
  PasswordFailure,
  PasswordPair,
  problemsOfPassword,
  serverProblems,
} from './password-pair.tsx'
import { sendPassword } from './use-change-password.ts'

const { set } = sessionDescriptor.passwords

/** Sets the password of a user (S7-15, S8-09, S8-10); fails with `WriteFailed`. The value is not cached. */
export function useSetPassword(resource: { readonly name: string }, id: string) {
  const cache = useQueryClient()
  return useMutation<void, WriteFailed, string>({
    mutationKey: ['password', id],
    gcTime: 0,
    mutationFn: (password) => sendPassword(set, { id, body: { password } }),
    // The record may contain whether the user has a password.
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.one(resource, id) }),
  })
}

const empty: NewPassword = { next: '', again: '' }

interface PasswordPanelProps {
  readonly resource: Resource
  readonly user: Row
}

/** The password on a user's page: an admin sets it (S7-15); the own password is changed on another page. */
export function PasswordPanel({ resource, user }: PasswordPanelProps) {
  const isOwn = useSession()?.subject === user.id
  const restriction = useRestriction(resource)(user)
  if (isOwn) return <OwnPasswordPanel />
  return allows(restriction, 'setPassword') && <PasswordForm resource={resource} user={user} />
}

/** Sets another user's password. The value is stored in no draft and in no cache. */
function PasswordForm({ resource, user }: PasswordPanelProps) {
  const t = useText()
  const { mutate, isPending } = useSetPassword(resource, user.id)
  const [failure, setFailure] = useState<WriteFailed | null>(null)
  const [count, setCount] = useState(0)
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: (values) => problemsOfPassword(values, { names: namesOf(user) }),
    onValuesChange: (values) => setCount(Object.values(values).filter((value) => value !== '').length),
  })
  const submit = form.onSubmit(({ next }) => {
    if (isPending) return
    setFailure(null)
    mutate(next, {
      onError: (failed) => {
        setFailure(failed)
        form.setErrors(serverProblems(failed.problems, { password: 'next' }))
      },
      onSuccess: () => {
        notify({ tone: 'good', text: text('Thay doi thanh cong') })
        form.setValues(empty)
        form.clearErrors()
        setCount(0)
      },
    })
  })
  return (
    <Box component="form" mt="lg" onSubmit={submit} noValidate aria-label={t('Mật khẩu')}>
      <FormSection title={t('Mật khẩu')}>
        <Text c="dimmed">
          {hasNone(user)
            ? t('Tài khoản này chưa có mật khẩu nên chưa đăng nhập được. Bạn đặt một mật khẩu nhé.')
            : t('Đặt mật khẩu mới thì người này phải đăng nhập lại ở mọi nơi.')}
        </Text>
        <FormRow>
          <PasswordPair form={form} />
        </FormRow>
        {failure && <PasswordFailure failure={failure} />}
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {t('Đặt mật khẩu')}
          </Button>
        </div>
      </FormSection>
      <LeaveGuard count={isPending ? 0 : count} />
    </Box>
  )
}

function namesOf({ raw }: Row): readonly string[] {
  return isRecord(raw) ? [readText(raw['username']), readText(raw['name'])] : []
}

// Only if the back-end sends `false`: a missing property means unknown.
function hasNone({ raw }: Row): boolean {
  return isRecord(raw) && raw['has_password'] === false
}

/** Links to the page of the user's own password, which cannot be set without the current one. */
function OwnPasswordPanel() {
  const t = useText()
  return (
    <Box component="section" mt="lg" aria-label={t('Mật khẩu')}>
      <FormSection title={t('Mật khẩu')}>
        <Text c="dimmed">
          {t('Mật khẩu của chính bạn được đổi ở trang riêng, nơi cần nhập mật khẩu hiện tại.')}
        </Text>
        <div>
          <Button variant="default" component={AppLink} to="/user/password">
            {t('Đổi mật khẩu')}
          </Button>
        </div>
      </FormSection>
    </Box>
  )
}
