import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { createElement } from 'react'

/** The theme of Mantine's components: one accent, warm greys, 14 px, line heights for diacritics. */
export const theme = createTheme({
  white: '#fff',
  black: '#211f1c',
  primaryColor: 'sea',
  primaryShade: 6,
  colors: {
    // Deep sea teal, the one accent; white on its sixth shade has a contrast of 5.7.
    sea: [
      '#e8f5f7',
      '#d0eaee',
      '#a5d6de',
      '#73bfcb',
      '#45a7b7',
      '#228ca0',
      '#0b7285',
      '#0a6172',
      '#08505e',
      '#053d48',
    ],
    // Slightly warm; the sixth shade is the dimmed text, with 4.5:1 on every light surface.
    gray: [
      '#faf9f7',
      '#f4f2ef',
      '#ebe8e4',
      '#dfdbd6',
      '#ccc7c0',
      '#8b857d',
      '#68635c',
      '#4a4641',
      '#34312d',
      '#211f1c',
    ],
    dark: [
      '#dad8d4',
      '#bdbbb7',
      '#a19f9b',
      '#8f8d89',
      '#3b3f44',
      '#2b2f33',
      '#1e2226',
      '#16191c',
      '#101214',
      '#0b0d0e',
    ],
    red: [
      '#fff0ef',
      '#ffe0de',
      '#ffc4c0',
      '#ff9f99',
      '#f97b74',
      '#e1463f',
      '#c42b2b',
      '#aa2222',
      '#8e1c1c',
      '#741616',
    ],
  },
  fontFamily:
    '"Be Vietnam Pro", "Be Vietnam Pro Fallback", Roboto, "DejaVu Sans", "Noto Sans", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  // Only two weights are bundled.
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  // Ễ and ặ have marks above and below: no line height below 1.5.
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      h4: { fontSize: '1.125rem', lineHeight: '1.45' },
      h5: { fontSize: '1rem', lineHeight: '1.5' },
      h6: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  components: {
    // The fill of the accent has too little contrast with a dark surface.
    Loader: { defaultProps: { color: 'var(--mantine-color-anchor)' } },
    // Help below its input, so that the inputs of a row align.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 30 } },
    // Screen readers do not read the separator.
    Breadcrumbs: {
      defaultProps: { separator: createElement('span', { 'aria-hidden': true }, '›'), separatorMargin: 6 },
    },
    Badge: { defaultProps: { variant: 'light', tt: 'none' } },
    Paper: { defaultProps: { radius: 'md' } },
    Skeleton: { defaultProps: { animate: false, radius: 'sm' } },
    Fieldset: { defaultProps: { variant: 'unstyled' }, styles: { legend: { marginBottom: 4 } } },
    Popover: { defaultProps: { shadow: 'md' } },
    // Otherwise a zone takes the drops of the whole page, also those of a text into another input.
    Dropzone: { defaultProps: { preventDropOnDocument: false } },
  },
})

/** The variables besides those of the theme, and the theme's own where contrast or calm asks for another value. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-text-wrap': 'pretty' },
  light: {
    '--ben-page': '#f7f5f2',
    '--ben-card': '#ffffff',
    '--ben-line': '#e4e0db',
    '--ben-hover': '#eeebe6',
    '--ben-field': '#928c84',
    '--ben-accent': 'var(--mantine-color-sea-6)',
    '--ben-chosen': '#dcedf0',
    '--ben-chosen-text': '#085867',
    '--ben-good': '#237436',
    '--ben-warn': '#8a570a',
    '--mantine-color-placeholder': '#757069',
    '--mantine-color-yellow-light': '#fdeed3',
    '--mantine-color-yellow-light-color': '#7a4d05',
    // The first grey has too little contrast with white.
    '--mantine-color-default-hover': 'var(--mantine-color-gray-1)',
  },
  dark: {
    '--ben-page': '#16191c',
    '--ben-card': '#1e2226',
    '--ben-line': '#2f3338',
    '--ben-hover': '#23272b',
    '--ben-field': '#6d7278',
    '--ben-accent': 'var(--mantine-color-sea-3)',
    '--ben-chosen': '#12343c',
    '--ben-chosen-text': '#9fdbe5',
    '--ben-good': '#69c47e',
    '--ben-warn': '#e0ac4f',
    // The surface of cards, dialogs and drawers; the page behind them is darker.
    '--mantine-color-body': 'var(--ben-card)',
    '--mantine-color-anchor': 'var(--mantine-color-sea-3)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    // Mantine's own is nearly black.
    '--mantine-color-sea-light': 'var(--ben-chosen)',
    '--mantine-color-sea-light-hover': '#17414b',
    '--mantine-color-sea-light-color': 'var(--ben-chosen-text)',
    '--mantine-color-yellow-light': '#3d2f13',
    '--mantine-color-yellow-light-color': '#f3c877',
    '--mantine-color-red-light': '#3a2122',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
  },
})
