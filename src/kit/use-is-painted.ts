import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#browser/after-paint.ts'

/** Whether the first frame of the component has been painted: for parts of it that this frame should not wait for. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return isPainted
}
