import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { LinkTarget } from './link-target.ts'
import { safeLink } from './safe-link.ts'

/** The state of the link dialog, which starts with the link at the cursor, and the commands that set a link. */
export function useLinkForm(editor: Editor, onDone: () => void) {
  const current = editor.getAttributes('link')
  const [address, setAddress] = useState(String(current['href'] ?? ''))
  const [opensTab, setOpensTab] = useState(current['target'] === '_blank')
  const [problem, setProblem] = useState(false)
  const link = (href: string, label: string) => {
    const attributes = { href, target: opensTab ? '_blank' : null }
    const { empty } = editor.state.selection
    const isNew = empty && !editor.isActive('link')
    const chain = editor.chain()
    const done = isNew
      ? chain.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: attributes }] }).run()
      : chain.setLink(attributes).run()
    if (done) onDone()
    else setProblem(true)
  }
  const choose = (target: LinkTarget) => link(target.href, target.label)
  return {
    address,
    type: (next: string) => {
      setAddress(next)
      setProblem(false)
    },
    opensTab,
    setOpensTab,
    problem,
    choose,
    /** Links to the typed address; text that is no address links to the first page found. */
    submit: (first: LinkTarget | undefined) => {
      const typed = address.trim()
      const href =
        safeLink(typed) ?? (/^[^\s/]+\.[^\s]+$/.test(typed) ? safeLink(`https://${typed}`) : undefined)
      if (href !== undefined) link(href, typed)
      else if (first) choose(first)
      else setProblem(true)
    },
  }
}
