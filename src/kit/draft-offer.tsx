import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './draft-offer.module.css'
import { DraftTextBox } from './draft-text-box.tsx'

/** One field of a draft beside its present value in the form. */
export interface DraftLine {
  readonly name: string
  readonly label: string
  readonly now: ReactNode
  readonly draft: ReactNode
}

interface DraftOfferProps {
  readonly lines: readonly DraftLine[]
  /** The draft's values that the form has no field for, as text; '' for none. */
  readonly lost: string
  readonly onTake: () => void
  readonly onRefuse: () => void
}

/** Offers the unsaved input of an earlier visit, field by field; nothing is applied without a click. */
export function DraftOffer({ lines, lost, onTake, onRefuse }: DraftOfferProps) {
  const t = useText()
  const canTake = lines.length > 0
  const title = canTake ? t('Có bản nháp chưa lưu') : t('Có bản nháp không đưa lại vào biểu mẫu được')
  return (
    <Alert icon={<IconHistory size={20} aria-hidden />} title={title} mb="md">
      {canTake && <Lines lines={lines} />}
      {lost !== '' && (
        <div className={classes.lost}>
          {t('Phần này không đưa lại vào biểu mẫu được. Bạn vẫn đọc và chép lại được:')}
          <DraftTextBox content={lost} />
        </div>
      )}
      <div className={classes.answers}>
        {canTake && (
          <Button size="xs" onClick={onTake}>
            {t('Lấy lại bản nháp')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onRefuse}>
          {t('Bỏ bản nháp')}
        </Button>
      </div>
    </Alert>
  )
}

function Lines({ lines }: Pick<DraftOfferProps, 'lines'>) {
  const t = useText()
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('Ô')}</th>
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
  )
}
