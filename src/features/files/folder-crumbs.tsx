import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { foldersTo } from './stored-file.ts'

/** The props of a breadcrumb link. */
export interface CrumbProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface FolderCrumbsProps {
  readonly folder: string
  /** Whether the last one is the folder itself; otherwise all are links, above the title with its name. */
  readonly hasCurrent?: boolean
  readonly renderCrumb: (path: string, props: CrumbProps) => ReactNode
}

/** The breadcrumbs from the root folder to a folder, or to the one above it. */
export function FolderCrumbs({ folder, hasCurrent = false, renderCrumb }: FolderCrumbsProps) {
  const t = useText()
  const folders = foldersTo(folder)
  return (
    <nav aria-label={t('Đường dẫn thư mục')}>
      <Breadcrumbs>
        {[{ name: t('Kho tệp'), path: '' }, ...folders.slice(0, -1)].map(({ name, path }) => (
          <Anchor key={path} title={name} renderRoot={(props) => renderCrumb(path, props)}>
            {name}
          </Anchor>
        ))}
        {hasCurrent && (
          <Text span fw={600} aria-current="page" tabIndex={-1} title={folders.at(-1)?.name}>
            {folders.at(-1)?.name}
          </Text>
        )}
      </Breadcrumbs>
    </nav>
  )
}
