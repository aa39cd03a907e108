import { build } from './build.mjs'

/** Builds the app before the flows unless the build is up to date. */
export default function buildForFlows() {
  build()
}
