import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { AppLink } from '#screens/app-link.tsx'
import classes from './password-panel.module.css'

/** Links to the page of the user's own password, which cannot be set without the current one. */
export function OwnPasswordPanel() {
  const t = useText()
  return (
    <section aria-label={t('Mật khẩu')} className={classes.panel}>
      <FormSection title={t('Mật khẩu')}>
        <p className={classes.words}>
          {t('Mật khẩu của chính bạn được đổi ở trang riêng, nơi cần nhập mật khẩu hiện tại.')}
        </p>
        <div>
          <LinkButton variant="default" renderLink={(props) => <AppLink to="/user/password" {...props} />}>
            {t('Đổi mật khẩu')}
          </LinkButton>
        </div>
      </FormSection>
    </section>
  )
}
