let endLast = () => ''

/**
 * Takes the letters that are typed while the input for them is being loaded: they reach no other input and
 * run no shortcut. The returned function ends it, and gives the text, with Enter as a line feed; a second collection
 * ends the first and goes on with its text.
 */
export function collectKeys(): () => string {
  let text = endLast()
  const take = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    if (key.length > 1 && key !== 'Backspace' && key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Backspace') text = text.slice(0, -1)
    else text += key === 'Enter' ? '\n' : key
  }
  window.addEventListener('keydown', take, { capture: true })
  const end = () => {
    window.removeEventListener('keydown', take, { capture: true })
    if (endLast === end) endLast = () => ''
    return text
  }
  endLast = end
  return end
}
