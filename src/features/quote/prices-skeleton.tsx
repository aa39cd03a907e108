import { Box, Divider, Group, Skeleton } from '@mantine/core'
import { Fragment } from 'react'
import { useText } from '#hooks/use-text.ts'

/** The outline of the prices while the services are loading; shown after 150 ms, so that it does not flash. */
export function PricesSkeleton() {
  const t = useText()
  return (
    <Box component="output" display="block" pt="1.625rem" aria-label={t('Đang mở…')} data-late>
      {['first', 'second', 'third'].map((key) => (
        <Fragment key={key}>
          <Divider />
          {/* A service and its amount, in the height of their line before there are prices. */}
          <Group justify="space-between" h="2.625rem" px="xs">
            <Skeleton h={10} w="9rem" />
            <Skeleton h={10} w="4rem" />
          </Group>
        </Fragment>
      ))}
    </Box>
  )
}
