import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { Repointing } from '#hooks/doubles/repointing.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import classes from './doubles.module.css'

/** The records whose links to the others the plan does not change, each to be opened in another tab. */
export function LeftLinks({ found }: { readonly found: readonly Repointing[] }) {
  const t = useText()
  const [left, elsewhere] = (['left', 'elsewhere'] as const).map((group) =>
    found.flatMap((one) => one[group].map((row) => ({ resource: one.resource, row }))),
  )
  return (
    <>
      <Links records={left ?? []} text={t('Những mục này còn liên kết đến bản thừa; bạn mở ra sửa nhé:')} />
      <Links
        records={elsewhere ?? []}
        text={t('Những mục này có liên kết cùng đường dẫn ở tên miền khác, nên được để nguyên:')}
      />
    </>
  )
}

interface LinksProps {
  readonly records: readonly { readonly resource: Resource; readonly row: Row }[]
  readonly text: string
}

/** The most records that are named. */
const mostNamed = 10

function Links({ records, text }: LinksProps) {
  const t = useText()
  if (records.length === 0) return null
  const others = records.length - mostNamed
  return (
    <div className={classes.left}>
      {text}
      <ul>
        {records.slice(0, mostNamed).map(({ resource, row }) => (
          <li key={`${resource.name} ${row.id}`}>
            <AppLink to={addressOf(resource, row)} target="_blank">
              {resource.operations.read ? t(resource.title) : recordName(resource, row, t)}
            </AppLink>
          </li>
        ))}
        {others > 0 && <li>{t('và {n} mục khác', { n: formatNumber(others) })}</li>}
      </ul>
    </div>
  )
}

function addressOf(resource: Resource, { id }: Row): string {
  return resource.operations.read ? screenHref(resource) : formHref(resource, id, defaultListState(resource))
}
