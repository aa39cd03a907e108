import { useContext, useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type Lack, lacks } from '#descriptor/readiness.ts'
import { labelOf } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Card } from '#kit/card.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, listHref, screenState } from '#screens/href.ts'
import { ListViews } from '#screens/list/list-views.tsx'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { findingWords, lackName } from './finding-words.ts'
import { ScanProgress } from './scan-progress.tsx'
import type { Unready } from './scan-readiness.ts'
import { UnreadyList } from './unready-list.tsx'
import { useScan } from './use-scan.ts'

interface ReadinessScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** All records of an entity that lack something before customers read them; `lack` in the address narrows it to one thing. */
export function ReadinessScreen({ resource, search }: ReadinessScreenProps) {
  const t = useText()
  const go = useGo()
  const state = useMemo(() => screenState(resource, search), [resource, search])
  const { scan, stop, again } = useScan(resource, useContext(ResourcesContext))
  const lack = lacks.find((one) => one === search.lack)
  const has = (one: Lack) => scan.found.filter(({ findings }) => findings.some(({ is }) => is === one))
  const narrow = (to: string) =>
    go(listHref(resource, state, { lack: to }), { replace: search.lack !== undefined })
  const drawn = ({ row, findings }: Unready) => ({
    id: row.id,
    name: labelOf(resource, row),
    findings: findings
      .filter(({ is }) => lack === undefined || is === lack)
      .map((finding) => findingWords(resource, finding, t)),
  })
  return (
    <ResourceFrame
      resource={resource}
      search={search}
      state={state}
      count={scan.is === 'done' ? scan.found.length : undefined}
      toolbar={<ListViews resource={resource} state={state} />}
    >
      <Card isFlush>
        <ScanProgress
          is={scan.is}
          seen={scan.seen}
          total={scan.total}
          found={scan.found.length}
          advice={scan.error === undefined ? '' : t(readAdviceFor(scan.error))}
          onStop={stop}
          onAgain={again}
          options={lacks.map((one) => ({ value: one, label: lackName(one, t), count: has(one).length }))}
          chosen={lack ?? ''}
          onChoose={narrow}
        />
        <UnreadyList
          label={t('Chưa sẵn sàng')}
          rows={(lack === undefined ? scan.found : has(lack)).map(drawn)}
          isDone={scan.is === 'done'}
          renderLink={(id, link) => <AppLink {...link} to={formHref(resource, id, state)} />}
        />
      </Card>
    </ResourceFrame>
  )
}
