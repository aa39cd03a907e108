import { Button } from '@mantine/core'
import { useState } from 'react'
import { type FollowingValue, filledGoods } from '#features/quote/rules/goods.ts'
import { type QuoteValues, sentValues } from '#features/quote/rules/quote-values.ts'
import { useText } from '#hooks/use-text.ts'

/** The props of an input whose value follows the goods until it is typed. */
export function useFollowing(
  name: FollowingValue,
  values: QuoteValues,
  rate: number | null,
  change: (part: Partial<QuoteValues>) => void,
) {
  const t = useText()
  const value = sentValues(values, rate)[name]
  const isTyped = values.typed.includes(name)
  // The input is uncontrolled: a value that was not typed remounts it.
  const [followed, setFollowed] = useState({ value, edition: 0 })
  if (!isTyped && followed.value !== value) setFollowed({ value, edition: followed.edition + 1 })
  const follow = () => {
    change({ typed: values.typed.filter((one) => one !== name) })
    setFollowed({ value: null, edition: followed.edition + 1 })
  }
  const hasGoods = filledGoods(values.goods).length > 0
  return {
    key: `${name} ${followed.edition}`,
    defaultValue: value,
    onChange: (typed: number | null) =>
      change({ [name]: typed, typed: [...values.typed.filter((one) => one !== name), name] }),
    ...(hasGoods && {
      description: isTyped ? (
        <Button variant="subtle" onClick={follow}>
          {t('Lấy theo món hàng')}
        </Button>
      ) : (
        t('Theo các món hàng.')
      ),
    }),
  }
}
