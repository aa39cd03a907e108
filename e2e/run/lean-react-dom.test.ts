import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type * as React from 'react'
import type { createPortal, flushSync } from 'react-dom'
import type { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { isKnownRelease, leaveOut } from './lean-react-dom.ts'

const require = createRequire(import.meta.url)
const sourceOf = (name: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), 'cjs', file), 'utf8')
const whole = sourceOf('react-dom', 'react-dom-client.production.js')

interface Dom {
  readonly createPortal: typeof createPortal
  readonly flushSync: typeof flushSync
}

/** React and React DOM as a build has them, apart from those of other tests. */
function load(clientSource: string) {
  const react = run(sourceOf('react', 'react.production.js'), {}) as typeof React
  const scheduler = run(sourceOf('scheduler', 'scheduler.production.js'), {})
  const dom = run(sourceOf('react-dom', 'react-dom.production.js'), { react }) as Dom
  const modules = { react, scheduler, 'react-dom': dom }
  return { react, dom, client: run(clientSource, modules) as { readonly createRoot: typeof createRoot } }
}

function run(source: string, modules: Readonly<Record<string, unknown>>): unknown {
  const exports = {}
  compileFunction(source, ['exports', 'require'])(exports, (name: string) => modules[name])
  return exports
}

/** The page after each step of a visit that uses what the app uses. */
async function visit(clientSource: string): Promise<readonly string[]> {
  const { react, dom, client } = load(clientSource)
  const {
    Activity,
    Component,
    createElement: h,
    Suspense,
    startTransition,
    useEffect,
    useLayoutEffect,
    useState,
  } = react
  const pages: string[] = []
  const notes: string[] = []
  let setRows: (rows: readonly string[]) => void = () => undefined
  let setText: (text: string) => void = () => undefined
  let finish: (module: { default: () => string }) => void = () => undefined
  const Lazy = react.lazy(() => new Promise<{ default: () => string }>((resolve) => (finish = resolve)))

  class Boundary extends Component<{ children: React.ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render = () => (this.state.failed ? 'failed' : this.props.children)
  }
  const Fails = ({ text }: { text: string }) => {
    if (text === 'fail') throw new Error(text)
    return text
  }
  const Page = () => {
    const [rows, update] = useState<readonly string[]>(['a', 'b', 'c'])
    const [text, write] = useState('')
    useLayoutEffect(() => {
      setRows = update
      setText = write
    }, [])
    useEffect(() => {
      notes.push(`rows ${rows.join('')}`)
      return () => void notes.push(`without ${rows.join('')}`)
    }, [rows])
    return h(
      react.StrictMode,
      null,
      h(
        'ul',
        { className: 'rows' },
        ...rows.map((row) => h('li', { key: row, style: { order: row.length } }, row)),
      ),
      h('input', { value: text, onChange: (event) => write(event.currentTarget.value) }),
      h('button', { type: 'button', onClick: () => write('pressed') }),
      h('svg', { viewBox: '0 0 1 1' }, h('title', null, text), h('path', { strokeWidth: 2 })),
      h('style', { dangerouslySetInnerHTML: { __html: `a { order: ${rows.length} }` } }),
      h(Activity, { mode: text === '' ? 'hidden' : 'visible', children: h('i', null, text) }),
      h(Suspense, { fallback: 'waiting' }, rows.length > 3 ? h(Lazy) : null),
      h(Boundary, null, h(Fails, { text })),
      dom.createPortal(h('b', { 'data-text': text }), document.body),
    )
  }

  document.body.innerHTML = '<div></div>'
  const container = document.body.firstElementChild as HTMLElement
  const root = client.createRoot(container, { onCaughtError: (error) => void notes.push(String(error)) })
  const note = () => pages.push(document.body.innerHTML)
  dom.flushSync(() => root.render(h(Page)))
  note()
  dom.flushSync(() => setRows(['c', 'a']))
  note()
  container.querySelector('button')?.click()
  await vi.waitFor(() => expect(container.querySelector('i')?.textContent).toBe('pressed'))
  note()
  dom.flushSync(() => setRows(['d', 'c', 'b', 'a']))
  note()
  finish({ default: () => 'loaded' })
  await vi.waitFor(() => expect(container.textContent).toContain('loaded'))
  note()
  startTransition(() => setRows(['b']))
  await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(1))
  note()
  dom.flushSync(() => setText('fail'))
  note()
  dom.flushSync(() => root.unmount())
  return [...pages, document.body.innerHTML, ...notes]
}

describe('leaveOut', () => {
  it('leaves what the app uses of React DOM as it is', async () => {
    const expected = await visit(whole)
    expect(expected.join('\n')).toContain('failed')
    expect(await visit(leaveOut(whole))).toEqual(expected)
  })

  it('throws where a part that was left out is used all the same', () => {
    const { react, dom, client } = load(leaveOut(whole))
    const errors: unknown[] = []
    const root = client.createRoot(document.createElement('div'), {
      onUncaughtError: (error) => void errors.push(error),
    })
    dom.flushSync(() => root.render(react.createElement('title', null, 'Bến')))
    expect(errors.map(String)).toEqual([expect.stringContaining('error #156')])
  })

  it('keeps the lines of the source', () => {
    const lines = leaveOut(whole).split('\n')
    const line = whole.split('\n').findIndex((text) => text.startsWith('exports.createRoot'))
    expect(lines[line]).toMatch(/^exports\.createRoot/)
  })

  it('knows the release whose parts it leaves out', () => {
    expect(isKnownRelease(whole)).toBe(true)
    expect(isKnownRelease(whole.replaceAll('19.3.1', '19.4.0'))).toBe(false)
  })

  it('refuses a source without a part that it leaves out', () => {
    expect(() => leaveOut(whole.replaceAll('popHydrationState', 'popHydration'))).toThrow(
      'no popHydrationState',
    )
  })
})
