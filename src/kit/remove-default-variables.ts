/**
 * Replaces Mantine's function of this name, whose module computes the variables of its default theme when it loads: the
 * provider writes all variables and leaves none out.
 */
export function removeDefaultVariables<Variables>(variables: Variables): Variables {
  return variables
}
