import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { makeRouter } from '#app/router.tsx'
import { redirectOnSessionChange } from '#app/session-redirects.ts'
import { checkVersion, watchLoadFailures } from '#app/version.ts'
import { pageAddress } from '#http/early-reads.ts'
import { sessionEnded } from '#http/expiry.ts'
import { endFirstReads } from '#http/first-reads.ts'
import { StartUpError } from '#kit/error-panel.tsx'
import { notify } from '#kit/notice.tsx'
import { ThemeProvider } from '#kit/theme-provider.tsx'
import { ConfigProblem, config } from '#session/config.ts'
import { onStorageNotice } from '#session/shared-store.ts'
import { followLanguage, showLanguage, storedLanguage, translate } from '#text/language.ts'

const router = makeRouter()
// Before the router redirects.
const address = pageAddress()
const page = createRoot(document.getElementById('root') ?? document.body)

/** Starts the app: fetches catalogue and configuration in parallel, and renders a plain page when one fails. */
async function start(): Promise<void> {
  const language = storedLanguage()
  const translations = language === 'vi' ? undefined : showLanguage(language).catch(() => undefined)
  try {
    await Promise.all([config(), translations])
    redirectOnSessionChange(router)
    // The static frame of the page stays until there is something to show in its place.
    await router.load()
    sessionEnded.expectDialog()
    startTransition(() => page.render(<App router={router} />))
    void endFirstReads(address)
    void checkVersion()
  } catch (error) {
    const errorText =
      error instanceof ConfigProblem ? translate(error.text) : translate('Trang chưa khởi động được.')
    page.render(
      <ThemeProvider>
        <StartUpError text={errorText} onRetry={() => location.reload()} />
      </ThemeProvider>,
    )
  }
}

// A build was checked when it was made.
if (import.meta.env.DEV) void import('#app/check-descriptors.ts')
watchLoadFailures()
onStorageNotice((text) => notify({ tone: 'plain', text }))
followLanguage()
void start()
