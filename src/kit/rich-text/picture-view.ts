import type { NodeViewRenderer } from '@tiptap/core'
import type { PictureJob, PictureJobs } from './picture-jobs.ts'
import { isShownHere } from './safe-picture.ts'

/** The texts of an upload, read again at each render. */
export interface PictureWords {
  readonly travelling: (percent: number) => string
  readonly failed: (error: unknown) => string
  readonly again: () => string
  readonly giveUp: (hasFailed: boolean) => string
}

/** The running uploads of a text, and their texts. */
export interface PictureTravel {
  readonly jobs: PictureJobs
  readonly words: PictureWords
}

/** Renders a picture in the text: the picture, the progress of its upload, or its error. */
export function pictureView(resolve: (address: string) => string, travel?: PictureTravel): NodeViewRenderer {
  return ({ node, editor, getPos }) => {
    const dom = document.createElement('figure')
    const image = document.createElement('img')
    dom.append(image)
    const remove = () => {
      const at = getPos()
      if (at !== undefined) editor.commands.deleteRange({ from: at, to: at + 1 })
    }
    const draw = () => {
      const { src, alt, width, pending } = node.attrs
      const job = pending ? travel?.jobs.get(String(pending)) : undefined
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
      status = job && travel && statusOf(job, travel, remove)
      if (status) dom.append(status)
    }
    let status: HTMLElement | undefined
    draw()
    const deaf = travel?.jobs.onChange(draw)
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false
        node = next
        draw()
        return true
      },
      stopEvent: (event) => event.target instanceof HTMLButtonElement,
      ignoreMutation: () => true,
      destroy: () => deaf?.(),
    }
  }
}

function stateOf(job: PictureJob | undefined, isShown: boolean): string {
  if (job) return job.error === undefined ? 'travelling' : 'failed'
  return isShown ? 'there' : 'elsewhere'
}

function statusOf(job: PictureJob, { jobs, words }: PictureTravel, remove: () => void): HTMLElement {
  const hasFailed = job.error !== undefined
  const status = document.createElement('figcaption')
  status.contentEditable = 'false'
  const said = document.createElement('output')
  said.textContent = hasFailed ? words.failed(job.error) : words.travelling(Math.round(job.done * 100))
  status.append(said)
  if (!hasFailed) {
    const bar = document.createElement('progress')
    bar.max = 1
    bar.value = job.done
    bar.ariaHidden = 'true'
    status.append(bar)
  }
  const button = (label: string, press: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', press)
    status.append(made)
  }
  if (hasFailed) button(words.again(), () => jobs.send(job.id))
  button(words.giveUp(hasFailed), () => {
    jobs.cancel(job.id)
    remove()
  })
  return status
}
