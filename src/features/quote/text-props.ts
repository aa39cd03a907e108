/** The props of small, dimmed texts. */
export const noteProps = { span: true, fz: 'xs', c: 'dimmed' } as const

/** The props of the mark of the cheapest price. */
export const bestProps = { span: true, fz: 'xs', fw: 600, c: 'var(--ben-good)' } as const

/** The props of a word on a tinted ground. */
export const tintedProps = {
  span: true,
  fz: 'xs',
  px: 6,
  bdrs: 'md',
  bg: 'var(--ben-chosen)',
  c: 'var(--ben-chosen-text)',
} as const
