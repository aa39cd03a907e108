// Each icon is imported from its own file: the package's index exports six thousand, which the dev server and
// the tests would otherwise load. The package types only its index, and the build replaces its component.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '#kit/icon-component.tsx'

  const icon: Icon
  export default icon
}
