/**
 * Replaces Mantine's fourteen palettes: the sheets draw with the colours of `theme.css`, and the theme only asks that its
 * primary one exists.
 */
export const DEFAULT_COLORS = { blue: [] }
