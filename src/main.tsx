import '#app/preload.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { makeRouter } from '#app/router.tsx'
import { redirectOnSessionChange } from '#app/session-redirects.ts'
import { checkVersion, watchLoadFailures } from '#app/version.ts'
import { notify } from '#kit/notice.tsx'
import { StartUpError } from '#kit/start-up-error.tsx'
// Part of every page: in a chunk that pages import it would be a request after this one.
import '#screens/frame/view-tools.tsx'
import { ConfigProblem, config } from '#session/config.ts'
import { onStorageNotice } from '#session/shared-store.ts'
import { followLanguage, showLanguage, storedLanguage, translate } from '#text/language.ts'

const router = makeRouter()
const page = createRoot(document.getElementById('root') ?? document.body)

/** Starts the app: fetches catalogue and configuration in parallel, and renders a plain page when one fails. */
async function start(): Promise<void> {
  const language = storedLanguage()
  const translations = language === 'vi' ? Promise.resolve() : showLanguage(language).catch(() => undefined)
  const settings = config()
  try {
    await Promise.all([translations, settings])
    redirectOnSessionChange(router)
    // The static frame of the page stays until there is something to show in its place.
    await router.load()
    page.render(<App router={router} />)
    // After the first rows, which it has nothing to do with.
    setTimeout(() => void checkVersion(), 1000)
  } catch (error) {
    const errorText =
      error instanceof ConfigProblem ? translate(error.text) : translate('Trang chưa khởi động được.')
    page.render(<StartUpError text={errorText} onRetry={() => location.reload()} />)
  }
}

// A build was checked when it was made.
if (import.meta.env.DEV) void import('#app/check-descriptors.ts')
watchLoadFailures()
onStorageNotice((text) => notify({ tone: 'plain', text }))
followLanguage()
void start()
