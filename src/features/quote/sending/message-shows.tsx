import '#kit/choice-styles.css'
import { Checkbox, Group } from '@mantine/core'
import { isRecord } from '#descriptor/read.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'
import { useText } from '#hooks/use-text.ts'

/** What a message shows besides the amounts. */
export interface MessageShows {
  /** The yen of one piece, in the line of an article. */
  readonly yen: boolean
  /** The đồng of one yen. */
  readonly rate: boolean
}

/** The user's choice of what messages show, stored in this browser. */
export function useMessageShows() {
  const [shows = nothing, store] = useUserStore('message shows', readShows)
  return { shows, store }
}

const nothing: MessageShows = { yen: false, rate: false }

const readShows = (raw: unknown): MessageShows =>
  isRecord(raw) ? { yen: raw.yen === true, rate: raw.rate === true } : nothing

/** Chooses what a message shows of the goods. */
export function MessageShowsField({ shows, store }: ReturnType<typeof useMessageShows>) {
  const t = useText()
  return (
    <Group gap="0.25rem 1rem">
      <Checkbox
        label={t('Ghi giá yên từng món')}
        checked={shows.yen}
        onChange={({ currentTarget }) => store({ ...shows, yen: currentTarget.checked })}
      />
      <Checkbox
        label={t('Ghi tỉ giá')}
        checked={shows.rate}
        onChange={({ currentTarget }) => store({ ...shows, rate: currentTarget.checked })}
      />
    </Group>
  )
}
