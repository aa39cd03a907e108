import { showStoredColorScheme } from '#browser/color-scheme.ts'
import { localStore } from '#browser/guarded-storage.ts'
import { noteLostSheets, requestLostSheets } from '#browser/lost-sheets.ts'
import { firstReadsKey, sendEarlyReads } from '#http/early-reads.ts'
import { showLanguage, storedLanguage, translate } from '#text/language.ts'

showStoredColorScheme()
sendEarlyReads()
noteLostSheets()
// The code of the private pages, for a user whose reads are remembered: the router would import it only after its own code.
if (localStore.get(firstReadsKey) !== null) void import('#app/features.tsx').catch(() => undefined)

const startApp = () => import('./main.tsx')
startApp()
  .catch(async () => {
    await requestLostSheets()
    await startApp()
  })
  .catch(showReload)

/** Shows without React, whose code is missing as well, that the app could not be loaded. */
async function showReload() {
  await showLanguage(storedLanguage()).catch(() => undefined)
  const frame = document.createElement('main')
  const note = document.createElement('p')
  const button = document.createElement('button')
  note.setAttribute('role', 'alert')
  note.textContent = translate('Bến chưa tải được. Bạn kiểm tra mạng rồi tải lại trang nhé.')
  button.textContent = translate('Tải lại trang')
  button.addEventListener('click', () => location.reload())
  frame.append(note, button)
  document.getElementById('root')?.replaceChildren(frame)
}
