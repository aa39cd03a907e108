// Each drawing is imported from its own file: the package's index has six thousand of them, which the
// dev server and the tests would otherwise read whole. The package types only its index.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
