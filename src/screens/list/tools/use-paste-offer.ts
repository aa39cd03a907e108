import { useWindowEvent } from '@mantine/hooks'
import type { Resource } from '#descriptor/resource.ts'
import { useGo } from '#screens/use-go.ts'

/** What was pasted over a list: a file, or cells as another program has copied them. */
export interface Pasted {
  readonly file: File | undefined
  readonly html: string
  readonly text: string
}

/** Offers the import of a table that is pasted over a list; a paste into a field or a dialog is none. */
export function usePasteOffer(resource: Resource, address: string | undefined): void {
  const go = useGo()
  useWindowEvent('paste', ({ target, defaultPrevented, clipboardData: data }) => {
    const isOverList = target instanceof Element && !target.closest('input, textarea, [contenteditable=true]')
    if (address === undefined || defaultPrevented || !isOverList || !data) return
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
    const pasted = { file: data.files[0], html: data.getData('text/html'), text: data.getData('text/plain') }
    import('./offer-import.ts').then(
      ({ offerImport }) => offerImport(resource, pasted, () => go(address)),
      () => undefined,
    )
  })
}
