import { IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import classes from './file-preview.module.css'

/** Copies the URL of a file; if the clipboard is not available, it selects the text for the copy shortcut. */
export function CopyAddress({ address }: { readonly address: string }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'' | 'copied' | 'refused'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      field.current?.focus()
      field.current?.select()
      setOutcome('refused')
    }
  }
  return (
    <div className={classes.address}>
      <TextField ref={field} label={t('Địa chỉ')} value={address} readOnly />
      <Button variant="default" icon={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('Chép địa chỉ')}
      </Button>
      <output>
        {outcome === 'copied' && t('Đã chép địa chỉ.')}
        {outcome === 'refused' && t('Trình duyệt không cho chép. Địa chỉ đã được chọn, bạn bấm Ctrl+C nhé.')}
      </output>
    </div>
  )
}
