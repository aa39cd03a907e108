import { readFileSync } from 'node:fs'

const here = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The statements of the specification by id: content, literal text, request. */
export const statements = here('statements.json')

/**
 * The tests that show each statement, as `file › beginning of the title`, or `file › …end or middle`. A statement that names a call is shown by the call
 * itself: it must have been made while the flows ran.
 */
export const proofs = here('proofs.json')

/** Requests to the services; other paths are static files and the identity provider. */
const services = /^\w+ \/(api|crm|bill|common|fin-autocomplete-agent)\//

/**
 * Compares the statements with a run: `tests` as `{ file, title, passed }`, `made` as `GET /api/…?…` → times. `described`
 * are the calls that descriptors name, as `GET /api/…/{id}`: those are allowed beside the ones of section 7.
 * Returns the table, the number of statements that are shown, those that are not, and the calls that nothing names.
 */
export function checklist(tests, made, described = []) {
  const { times: counted, strange } = countCalls(made, described)
  const nothingElse = {
    file: 'calls',
    title: 'nothing but the calls of section 7 and of descriptors',
    passed: strange.length === 0,
  }
  const all = [...tests, nothingElse]
  const rows = Object.entries(statements).map(([id, { states, exactly = '', call }]) => {
    const shown = (proofs[id] ?? []).map((proof) => showing(proof, all))
    const times = call === undefined ? null : (counted.get(call) ?? 0)
    const hasProof = times !== null || shown.length > 0
    const isShown = hasProof && times !== 0 && shown.every(({ passed }) => passed)
    return { id, states, exactly, call, times, shown, isShown }
  })
  const missing = rows.map(whyNot).filter((why) => why !== null)
  return { table: tableOf(rows), shown: rows.filter(({ isShown }) => isShown).length, missing, strange }
}

/** Whether a proof is among the tests that ran and passed, and how many tests it names. */
export function showing(proof, tests) {
  const [file = '', ...title] = proof.split(' › ')
  const found = tests.filter((test) => `/${test.file}`.endsWith(`/${file}`) && hasTitle(test, title))
  return { proof, passed: found.length > 0 && found.every(({ passed }) => passed), count: found.length }
}

/** Whether a test has a title: whole titles of the groups around it, then the beginning of its own or of a group's. */
function hasTitle(test, title) {
  const titles = test.title.split(' › ')
  return titles.some((_, from) =>
    title.every((part, at) => {
      const own = titles[from + at] ?? ''
      if (part.startsWith('…')) return own.includes(part.slice(1))
      return at === title.length - 1 ? own.startsWith(part) : own === part
    }),
  )
}

/**
 * Counts each address for the call that fits it most closely: `/api/brand/search` is no `/api/brand/{id}`. A call that only
 * a descriptor names shows no statement.
 */
function countCalls(made, described) {
  const known = Object.values(statements).flatMap(({ call }) => (call === undefined ? [] : [call]))
  const patterns = [...new Set([...known, ...described])]
    .map((call) => ({ call, ...partsOf(call) }))
    .toSorted((a, b) => a.open - b.open)
  const times = new Map()
  const strange = new Set()
  for (const [address, count] of made) {
    const [head = '', query = ''] = address.split('?')
    const fitting = patterns.filter(({ path }) => path.test(head))
    const closest = fitting.filter(({ open }) => open === fitting[0]?.open)
    const parameters = new URLSearchParams(query)
    const meant = closest.filter(({ fixed }) =>
      fixed.every(([name, value]) => parameters.get(name) === value),
    )
    for (const { call } of meant) times.set(call, (times.get(call) ?? 0) + count)
    if (closest.length === 0 && services.test(head)) strange.add(head)
  }
  return { times, strange: [...strange] }
}

function partsOf(call) {
  const [head = '', query = ''] = call.split('?')
  const path = head.split(/\{\w+\}/).map(escaped)
  return {
    path: new RegExp(`^${path.join('[^/]+')}$`),
    open: path.length,
    fixed: [...new URLSearchParams(query)],
  }
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Why a statement counts as not shown; failed tests are reported by themselves. */
function whyNot({ id, states, times, call, shown }) {
  const why = [
    ...(times === 0 ? [`${call} was never made`] : []),
    ...shown.filter(({ count }) => count === 0).map(({ proof }) => `there is no test “${proof}”`),
    ...(times === null && shown.length === 0 ? ['nothing shows it'] : []),
  ]
  return why.length === 0 ? null : `${id} ${states}\n  ${why.join('\n  ')}`
}

function tableOf(rows) {
  const lines = rows.map(({ id, states, exactly, times, shown, isShown }) => {
    const by = [
      ...(times === null ? [] : [`made ${times} times in the flows`]),
      ...shown.map(({ proof, count }) => (count > 1 ? `${proof} (${count} tests)` : proof)),
    ]
    return `| ${[id, states, exactly, isShown ? 'shown' : 'NOT SHOWN', by.join('; ')].join(' | ')} |`
  })
  return ['| | statement | exactly | | by |', '| --- | --- | --- | --- | --- |', ...lines, ''].join('\n')
}
