import { useText } from '#hooks/use-text.ts'
import { LinkButton } from '#kit/link-button.tsx'
import { NotFound } from '#kit/not-found.tsx'
import { AppLink } from './app-link.tsx'

/** The page for an unknown address. */
export function MissingScreen() {
  return <NotFound action={<HomeLink />} />
}

/** The link to the home page, for error pages. */
export function HomeLink() {
  const t = useText()
  return (
    <LinkButton variant="default" renderLink={(props) => <AppLink {...props} to="/" />}>
      {t('Về trang chủ')}
    </LinkButton>
  )
}
