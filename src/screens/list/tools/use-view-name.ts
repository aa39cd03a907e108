import { type FormEvent, useState } from 'react'

interface NamingOptions {
  /** The problem of a name; null for a valid one. */
  readonly problemOf: (name: string) => string | null
  readonly onSave: (name: string) => void
}

/** The form that names a view: its text, its problem after a refused attempt, and its submit handler. */
export function useViewName({ problemOf, onSave }: NamingOptions) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    const found = problemOf(trimmed)
    setProblem(found)
    if (found !== null) return
    setName('')
    onSave(trimmed)
  }
  return { name, setName, problem, onSubmit }
}
