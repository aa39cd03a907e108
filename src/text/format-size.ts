import { formatNumber } from './format.ts'

/** Formats bytes as whole KB, or MB with one decimal. */
export function formatSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
  return `${formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`
}
