import type { FormEvent } from 'react'
import { useFetch } from './use-fetch.ts'

/** The form of a brand: plain inputs, one request to save, then back to the list. */
export function BrandPage({ id }: { readonly id: string }) {
  const row = useFetch(`/api/brand/${id}`)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const body = { ...row, ...typed, position: Number(typed['position']), active: typed['active'] === 'on' }
    await write('/api/brand/update', body)
    history.back()
  }
  if (!row) return null
  return (
    <form onSubmit={save}>
      {['name', 'logo', 'website', 'description', 'position'].map((name) => (
        <label key={name}>
          {name} <input name={name} defaultValue={String(row[name] ?? '')} />
        </label>
      ))}
      <label>
        active <input type="checkbox" name="active" defaultChecked={row['active'] === true} />
      </label>
      <button type="submit">Lưu</button>
    </form>
  )
}

/** The form of a guide, whose text is edited in a contenteditable element. */
export function GuidePage({ id }: { readonly id: string }) {
  const row = useFetch(`/api/guide/id/${id}`)
  if (!row) return null
  return (
    <form>
      {['title', 'url', 'meta_title', 'category', 'image', 'author'].map((name) => (
        <label key={name}>
          {name} <input name={name} defaultValue={String(row[name] ?? '')} />
        </label>
      ))}
      {['hot', 'high'].map((name) => (
        <label key={name}>
          {name} <input type="checkbox" name={name} defaultChecked={row[name] === true} />
        </label>
      ))}
      <Editor html={String(row['content'] ?? '')} />
      <button type="submit">Lưu</button>
    </form>
  )
}

function Editor({ html }: { readonly html: string }) {
  // oxlint-disable-next-line react/no-danger -- the back-end has sanitised it, and the page only runs in the bench
  return <div contentEditable suppressContentEditableWarning dangerouslySetInnerHTML={{ __html: html }} />
}

async function write(address: string, body: object): Promise<void> {
  await fetch(`/baseline${address}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
