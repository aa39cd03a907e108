import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'

/** A folder in the path of the current folder. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The props of a breadcrumb link. */
export interface CrumbProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface FolderCrumbsProps {
  readonly crumbs: readonly Crumb[]
  /** Whether the last one is the current folder; otherwise all are links, above the title with its name. */
  readonly hasCurrent?: boolean
  readonly renderCrumb: (path: string, props: CrumbProps) => ReactNode
}

/** The breadcrumbs from the root folder to the current one, or to the one above it. */
export function FolderCrumbs({ crumbs, hasCurrent = false, renderCrumb }: FolderCrumbsProps) {
  const t = useText()
  const all = [{ name: t('Kho tệp'), path: '' }, ...crumbs]
  return (
    <nav aria-label={t('Đường dẫn thư mục')}>
      <Breadcrumbs>
        {all.map(({ name, path }, at) =>
          hasCurrent && at === all.length - 1 ? (
            <Text key={path} span fw={600} aria-current="page" tabIndex={-1}>
              {name}
            </Text>
          ) : (
            <Anchor key={path} renderRoot={(props) => renderCrumb(path, props)}>
              {name}
            </Anchor>
          ),
        )}
      </Breadcrumbs>
    </nav>
  )
}
