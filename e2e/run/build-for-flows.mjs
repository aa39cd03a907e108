import { build } from './build.mjs'

/** Flows open the built app: it is built before them unless it stands there already, from these very sources. */
export default function buildForFlows() {
  build()
}
