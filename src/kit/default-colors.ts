/**
 * Replaces Mantine's fourteen palettes: the sheets draw with the colours of `theme.css`. The theme requires that its primary
 * colour exists; a component with a `color` or `c` would read from the greys.
 */
export const DEFAULT_COLORS = { blue: [], gray: [], dark: [] }
