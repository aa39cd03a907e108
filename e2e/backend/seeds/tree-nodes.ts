import { slugOf } from '#descriptor/slug.ts'
import type { Random } from './random.ts'

/** The names of a tree, by level. */
export interface TreeNames {
  /** First level → second level → third level. */
  readonly names: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Fourth level: some of them below each of the third. */
  readonly traits: readonly string[]
  /** Fifth level: some of them below many of the fourth. */
  readonly conditions: readonly string[]
}

/** A node of a tree; `parent` is the index of an earlier node. */
export interface TreeNode {
  readonly name: string
  readonly url: string
  readonly parent: number | null
  readonly position: number
}

/** Five levels, parents before children, level by level: a smaller count is the same tree with its lower branches cut. */
export function treeNodes(random: Random, treeNames: TreeNames, count: number): readonly TreeNode[] {
  const { names, traits, conditions } = treeNames
  const all: TreeNode[] = []
  const add = (name: string, parent: number | null, position: number) => {
    const above = parent === null ? '' : `${all[parent]?.url}/`
    return all.push({ name, url: above + slugOf(name), parent, position }) - 1
  }
  const roots = Object.keys(names).map((name, at) => add(name, null, at + 1))
  const second = roots.flatMap((root) => below(root, Object.keys(names[all[root]?.name ?? ''] ?? {})))
  const third = second.flatMap((node) => below(node, thirdOf(treeNames, all, node)))
  const fourth = third.flatMap((node) => below(node, random.shuffle(traits).slice(0, random.whole(3, 6))))
  for (const node of fourth) {
    if (random.chance(0.6)) below(node, random.shuffle(conditions).slice(0, random.whole(2, 4)))
  }
  return all.slice(0, count)

  function below(parent: number, children: readonly string[]): number[] {
    return children.map((name, at) => add(name, parent, at + 1))
  }
}

function thirdOf({ names }: TreeNames, all: readonly TreeNode[], at: number): readonly string[] {
  const node = all[at]
  const root = node?.parent === null || !node ? undefined : all[node.parent]
  return names[root?.name ?? '']?.[node?.name ?? ''] ?? []
}
