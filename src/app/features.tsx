import { loadBoard } from '#features/board/load-board.ts'
import { loadTree } from '#features/tree/load-tree.ts'
import { useText } from '#hooks/use-text.ts'
import { late } from '#kit/late.tsx'
import type { WaitingProps } from '#kit/lazy-fallback.tsx'
import { LazyFailure } from '#kit/lazy-fallback.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'
import type { Features, FilePickerProps } from '#screens/features-context.ts'
import { ListScreen } from '#screens/list/list-screen.tsx'
import { loadList } from '#screens/list/load-list.ts'
import { loadSettings } from '#screens/load-settings.ts'

/** The features of this app. Only what a list draws first is imported here; the rest is loaded when it is needed. */
export const features: Features = {
  screens: {
    list: { load: loadList, Screen: ListScreen },
    settings: {
      load: loadSettings,
      Screen: late(async () => (await import('#screens/settings-screen.tsx')).SettingsScreen),
    },
    tree: {
      load: loadTree,
      Screen: late(async () => (await import('#features/tree/tree-screen.tsx')).TreeScreen),
    },
    board: {
      load: loadBoard,
      Screen: late(async () => (await import('#features/board/board-screen.tsx')).BoardScreen),
    },
    paste: {
      load: async () => {},
      Screen: late(async () => (await import('#features/paste/paste-screen.tsx')).PasteScreen),
    },
    contentCheck: {
      load: async () => {},
      Screen: late(
        async () => (await import('#features/content-check/content-check-screen.tsx')).ContentCheckScreen,
      ),
    },
  },
  FilePicker: late(
    async () => (await import('#features/files/file-picker.tsx')).FilePicker,
    FilePickerFallback,
  ),
  ContentCheckPanel: late(
    async () => (await import('#features/content-check/content-check-panel.tsx')).ContentCheckPanel,
    LazyFailure,
  ),
  ListMenu: late(async () => (await import('#features/bulk-actions/list-menu.tsx')).ListMenu, LazyFailure),
  BulkActions: late(
    async () => (await import('#features/bulk-actions/picked-hands.tsx')).PickedHands,
    LazyFailure,
  ),
  CommandPalette: late(
    async () => (await import('#features/command-palette/quick-sheet.tsx')).QuickSheet,
    () => null,
  ),
  pressKey: async (key, targets) =>
    (await import('#features/command-palette/press-key.ts')).pressKey(key, targets),
}

function FilePickerFallback({ given, hasFailed, onRetry }: WaitingProps<FilePickerProps>) {
  const t = useText()
  return hasFailed && <RetryDialog title={t('Chọn từ kho tệp')} onRetry={onRetry} onClose={given.onClose} />
}
