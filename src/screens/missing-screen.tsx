import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { NotFoundPanel } from '#kit/error-panel.tsx'
import { AppLink } from './app-link.tsx'

/** The page for an unknown address. */
export function MissingScreen() {
  return <NotFoundPanel action={<HomeLink />} />
}

/** The link to the home page, for error pages. */
export function HomeLink() {
  const t = useText()
  return (
    <Button variant="default" component={AppLink} to="/">
      {t('Về trang chủ')}
    </Button>
  )
}
