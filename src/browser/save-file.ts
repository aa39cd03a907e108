/** Downloads a file. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  // Replaces characters that are not allowed in file names.
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  link.click()
  // Not at once: some browsers read the blob only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
