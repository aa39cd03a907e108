/** The label of a stored value, else the value itself (also for `__proto__`, which every object has). */
export function optionLabel(options: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(options, value) ? options[value] : undefined) ?? value
}
