import type { NodeViewRenderer } from '@tiptap/core'
import type { PictureJob, PictureJobs } from './picture-jobs.ts'
import { isShownHere } from './safe-picture.ts'

/** The texts of an upload, read again at each render. */
export interface PictureTexts {
  readonly progressText: (percent: number) => string
  readonly failureText: (error: unknown) => string
  readonly retryLabel: () => string
  readonly cancelLabel: (hasFailed: boolean) => string
}

/** The running uploads of a text, and their texts. */
export interface PictureUploads {
  readonly jobs: PictureJobs
  readonly texts: PictureTexts
}

/** Renders a picture in the text: the picture, the progress of its upload, or its error. */
export function pictureView(
  resolve: (address: string) => string,
  uploads?: PictureUploads,
): NodeViewRenderer {
  return ({ node, editor, getPos }) => {
    const dom = document.createElement('figure')
    const image = document.createElement('img')
    dom.append(image)
    const remove = () => {
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
      dom.dataset['state'] = stateOf(job, isShown)
      status?.remove()
      status = job && uploads && statusOf(job, uploads, remove)
      if (status) dom.append(status)
    }
    let status: HTMLElement | undefined
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
      stopEvent: (event) => event.target instanceof HTMLButtonElement,
      ignoreMutation: () => true,
      destroy: () => unsubscribe?.(),
    }
  }
}

function stateOf(job: PictureJob | undefined, isShown: boolean): string {
  if (job) return job.error === undefined ? 'uploading' : 'failed'
  return isShown ? 'shown' : 'blocked'
}

function statusOf(job: PictureJob, { jobs, texts }: PictureUploads, remove: () => void): HTMLElement {
  const hasFailed = job.error !== undefined
  const status = document.createElement('figcaption')
  status.contentEditable = 'false'
  const message = document.createElement('output')
  message.textContent = hasFailed
    ? texts.failureText(job.error)
    : texts.progressText(Math.round(job.done * 100))
  status.append(message)
  if (!hasFailed) {
    const bar = document.createElement('progress')
    bar.max = 1
    bar.value = job.done
    bar.ariaHidden = 'true'
    status.append(bar)
  }
  const button = (label: string, onClick: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.addEventListener('click', onClick)
    status.append(element)
  }
  if (hasFailed) button(texts.retryLabel(), () => jobs.send(job.id))
  button(texts.cancelLabel(hasFailed), () => {
    jobs.cancel(job.id)
    remove()
  })
  return status
}
