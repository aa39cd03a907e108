import { useText } from '#hooks/use-text.ts'
import { FormFrame, FormSection } from './form-frame.tsx'
import classes from './form-skeleton.module.css'

/** The outline of a form whose record is loading; shown after 150 ms, so that it does not flash. */
export function FormSkeleton({ rows }: { readonly rows: number }) {
  const t = useText()
  return (
    <output aria-label={t('Đang mở…')} className={classes.late}>
      <FormFrame>
        <FormSection>
          {Array.from({ length: rows }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the outlines never move or change
            <div key={index} className={classes.field} />
          ))}
        </FormSection>
      </FormFrame>
    </output>
  )
}
