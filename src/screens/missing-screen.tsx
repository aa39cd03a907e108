import { useText } from '#hooks/use-text.ts'
import { LinkButton } from '#kit/link-button.tsx'
import { NotFound } from '#kit/not-found.tsx'
import { AppLink } from './app-link.tsx'

/** An address that leads nowhere. */
export function MissingScreen() {
  return <NotFound action={<HomeLink />} />
}

/** The way home, for pages that can show nothing else. */
export function HomeLink() {
  const t = useText()
  return (
    <LinkButton variant="default" renderLink={(props) => <AppLink {...props} to="/" />}>
      {t('Về trang chủ')}
    </LinkButton>
  )
}
