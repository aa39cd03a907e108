import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { LinkTarget } from './link-target.ts'
import { typedLink } from './safe-link.ts'

/** The state of the link dialog, which starts with the link at the cursor, and the commands that set a link. */
export function useLinkForm(editor: Editor, onDone: () => void) {
  const current = editor.getAttributes('link')
  const [address, setAddress] = useState(String(current['href'] ?? ''))
  const [opensTab, setOpensTab] = useState(current['target'] === '_blank')
  const [problem, setProblem] = useState(false)
  const href = typedLink(address)
  const link = (page: Pick<LinkTarget, 'href' | 'label'>) => {
    const attributes = { href: page.href, target: opensTab ? '_blank' : null }
    const isNew = editor.state.selection.empty && !editor.isActive('link')
    const chain = editor.chain()
    const done = isNew
      ? chain
          .insertContent({ type: 'text', text: page.label, marks: [{ type: 'link', attrs: attributes }] })
          .run()
      : chain.setLink(attributes).run()
    if (done) onDone()
    else setProblem(true)
  }
  return {
    address,
    type: (next: string) => {
      setAddress(next)
      setProblem(false)
    },
    opensTab,
    setOpensTab,
    problem,
    isAddress: href !== undefined,
    /** Links to a page that was chosen. */
    choose: link,
    /** Links to the typed address; if it is none, to the page. */
    submit: (page: LinkTarget | undefined) => {
      if (href !== undefined) link({ href, label: address.trim() })
      else if (page) link(page)
      else setProblem(true)
    },
  }
}
