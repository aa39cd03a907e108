import { Box, Skeleton } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { FormFrame, FormSection } from './form-frame.tsx'

/** The outline of a form whose record is loading; shown after 150 ms, so that it does not flash. */
export function FormSkeleton({ rows }: { readonly rows: number }) {
  const t = useText()
  return (
    <Box component="output" display="block" aria-label={t('Đang mở…')} data-late>
      <FormFrame>
        <FormSection>
          {Array.from({ length: rows }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the outlines never move or change
            <div key={index}>
              <Skeleton h={10} w="7rem" mt={6} mb={8} />
              <Skeleton h="var(--ben-control)" />
            </div>
          ))}
        </FormSection>
      </FormFrame>
    </Box>
  )
}
