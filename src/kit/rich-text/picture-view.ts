import { type NodeViewRenderer, ReactRenderer } from '@tiptap/react'
import { PictureStatus, type PictureUploads } from './picture-status.tsx'
import { isShownHere } from './safe-address.ts'

/** Renders a picture in the text: the picture, the progress of its upload, or its error. */
export function pictureView(
  resolve: (address: string) => string,
  uploads?: PictureUploads,
): NodeViewRenderer {
  return ({ node, editor, getPos }) => {
    const dom = document.createElement('figure')
    const image = document.createElement('img')
    dom.append(image)
    let status: ReactRenderer | undefined
    const onRemove = () => {
      const at = getPos()
      if (at !== undefined) editor.commands.deleteRange({ from: at, to: at + 1 })
    }
    const render = () => {
      const { src, alt, width, pending } = node.attrs
      const job = pending ? uploads?.jobs.get(String(pending)) : undefined
      const address = job?.preview ?? (src ? resolve(String(src)) : '')
      const isShown = job !== undefined || isShownHere(address, resolve)
      if (!isShown) image.removeAttribute('src')
      else if (image.getAttribute('src') !== address) image.src = address
      image.alt = String(alt ?? '')
      // Where the content security policy blocks the picture, its address is shown instead.
      dom.title = isShown ? '' : address
      // An attribute, since the content security policy allows no inline styles.
      if (width) image.setAttribute('width', String(width))
      else image.removeAttribute('width')
      if (job) dom.dataset['state'] = job.error === undefined ? 'uploading' : 'failed'
      else dom.dataset['state'] = isShown ? 'shown' : 'blocked'
      if (job && status) status.updateProps({ job })
      else if (job) {
        status = new ReactRenderer(PictureStatus, {
          editor,
          props: { ...uploads, job, onRemove },
          as: 'figcaption',
        })
        dom.append(status.element)
      } else {
        status?.destroy()
        status = undefined
      }
    }
    render()
    const unsubscribe = uploads?.jobs.onChange(render)
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false
        node = next
        render()
        return true
      },
      stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
      ignoreMutation: () => true,
      destroy() {
        unsubscribe?.()
        status?.destroy()
      },
    }
  }
}
