import { Alert, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './draft-offer.module.css'

/** One field of a draft beside what stands in the form now. */
export interface DraftLine {
  readonly name: string
  readonly label: string
  readonly now: ReactNode
  readonly draft: ReactNode
}

interface DraftOfferProps {
  readonly lines: readonly DraftLine[]
  readonly onTake: () => void
  readonly onRefuse: () => void
}

/** Offers what an earlier visit typed and did not save, field by field; nothing is laid over silently. */
export function DraftOffer({ lines, onTake, onRefuse }: DraftOfferProps) {
  const t = useText()
  return (
    <Alert variant="light" icon={<IconHistory aria-hidden />} title={t('Có bản nháp chưa lưu')} mb="md">
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Mục')}</th>
            <th scope="col">{t('Đang có')}</th>
            <th scope="col">{t('Bản nháp')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, label, now, draft }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{draft}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={onTake}>
          {t('Lấy lại bản nháp')}
        </Button>
        <Button size="xs" variant="default" onClick={onRefuse}>
          {t('Bỏ bản nháp')}
        </Button>
      </Group>
    </Alert>
  )
}
