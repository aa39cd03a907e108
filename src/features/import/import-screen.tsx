import { useRef } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { PageFrame } from '#kit/page-frame.tsx'
import { useLostFocus } from '#kit/use-lost-focus.ts'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import classes from './import-cards.module.css'
import { ImportPlan } from './import-plan.tsx'
import { PickCard } from './pick-card.tsx'
import { templateFile } from './template-file.ts'
import { useCellContext } from './use-cell-context.ts'
import { useImportFile } from './use-import-file.ts'
import { useMatchedColumns } from './use-matched-columns.ts'

interface ImportScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** Imports a table: pick a file or paste cells, match its columns, compare with the records, send. */
export function ImportScreen({ resource, search }: ImportScreenProps) {
  const t = useText()
  const file = useImportFile()
  const { context, reload } = useCellContext(resource)
  const step = useRef<HTMLElement>(null)
  const { columns, choose } = useMatchedColumns(resource, context, file.source?.table ?? null)
  const isPlanned = file.source !== null && context !== null && columns !== null
  useLostFocus(step, isPlanned)
  const saveTemplate = async () => {
    saveFile(`${t(resource.title)} - ${t('tệp mẫu')}.xlsx`, await templateFile(resource, t))
  }
  return (
    <PageFrame
      title={t('Nhập từ tệp')}
      back={<AppLink to={listHref(resource, screenState(resource, search))}>← {t(resource.title)}</AppLink>}
    >
      <section
        ref={step}
        tabIndex={-1}
        aria-label={isPlanned ? t('Các dòng của tệp') : t('Nhập từ tệp')}
        className={classes.step}
      >
        {file.source && context && columns ? (
          <ImportPlan
            resource={resource}
            file={file}
            source={file.source}
            context={context}
            columns={columns}
            onChoose={choose}
            onReload={reload}
          />
        ) : (
          <>
            <PickCard
              isReading={file.isReading || file.source !== null}
              fault={file.fault}
              onFile={file.readFile}
              onCopied={file.readCopied}
              onTemplate={() => void saveTemplate()}
            />
            {(file.isReading || file.source !== null) && (
              <progress className={classes.progress} aria-label={t('Đang đọc tệp…')} />
            )}
          </>
        )}
      </section>
    </PageFrame>
  )
}
