import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Deep sea teal, the one accent; white on its sixth shade has a contrast of 5.7. */
const sea: MantineColorsTuple = [
  '#e8f5f7',
  '#d0eaee',
  '#a5d6de',
  '#73bfcb',
  '#45a7b7',
  '#1e899b',
  '#0b7285',
  '#0a6172',
  '#08505e',
  '#053d48',
]

/** Slightly warm; the sixth shade is the dimmed text, with 4.5:1 on every light surface. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#ebe8e4',
  '#dfdbd6',
  '#ccc7c0',
  '#8b857d',
  '#68635c',
  '#4a4641',
  '#33302c',
  '#211f1c',
]

const dark: MantineColorsTuple = [
  '#dad8d4',
  '#bdbbb7',
  '#a19f9b',
  '#8f8d89',
  '#3b3f44',
  '#2b2f33',
  '#1e2226',
  '#16191c',
  '#101214',
  '#0a0b0d',
]

const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0de',
  '#ffc4c0',
  '#ff9f99',
  '#f97b74',
  '#e1463f',
  '#c42b2b',
  '#aa2222',
  '#8f1c1c',
  '#741616',
]

const families =
  "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', Roboto, 'DejaVu Sans', 'Noto Sans', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', sans-serif"

const quick = { duration: 120 }

/** The theme of all Mantine components: one accent, warm greys, 14 px, line height for diacritics. */
export const theme = createTheme({
  colors: { sea, gray, dark, red },
  primaryColor: 'sea',
  primaryShade: 6,
  black: '#211f1c',
  fontFamily: families,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.375rem' },
  // Ễ and ặ have marks above and below: no line height below 1.5.
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  // Only two weights are bundled.
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: {
    fontFamily: families,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  // 640 px is where rows take two lines and the navigation becomes a drawer.
  breakpoints: { xs: '24em', sm: '40em', md: '62em', lg: '75em', xl: '88em' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Help below its input, so that the inputs of a row align.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Popover: { defaultProps: { transitionProps: { ...quick, transition: 'fade' }, shadow: 'md' } },
  },
})

/** Adds surfaces that Mantine has no variable for, and adjusts the tones that would miss AA contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--ben-accent': 'var(--mantine-color-sea-6)',
    '--ben-page': '#f7f5f2',
    '--ben-card': '#ffffff',
    '--ben-line': '#e4e0db',
    '--ben-hover': '#eeebe6',
    '--ben-field': '#928c84',
    '--ben-good': '#237436',
    '--ben-warn': '#8a570a',
    '--ben-chosen': '#dcedf0',
    '--ben-chosen-text': '#085867',
    // Mantine's first grey has too little contrast with white.
    '--mantine-color-default-hover': 'var(--mantine-color-gray-1)',
    '--mantine-color-placeholder': '#757069',
    '--mantine-color-error': 'var(--mantine-color-red-6)',
  },
  dark: {
    '--ben-accent': 'var(--mantine-color-sea-3)',
    '--ben-page': '#16191c',
    '--ben-card': '#1e2226',
    '--ben-line': '#2f3338',
    '--ben-hover': '#23272b',
    '--ben-field': '#6d7278',
    '--ben-good': '#69c47e',
    '--ben-warn': '#e0ac4f',
    '--ben-chosen': '#12343c',
    '--ben-chosen-text': '#9fdbe5',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-red-light': '#3a2122',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--mantine-color-anchor': 'var(--mantine-color-sea-3)',
  },
})
