import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Sorts the files of a project that shares its processes by their environment: a process is used again only if the next file
 * has the same one.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer
    const sorted = await super.sort(files)
    const keyOf = ({ project, moduleId }: TestSpecification) =>
      project.config.isolate ? project.name : `${project.name} ${environmentOf(moduleId)}`
    const keys = new Map(sorted.map((file) => [file, keyOf(file)]))
    const order = [...new Set(keys.values())]
    const rank = (file: TestSpecification) => order.indexOf(keys.get(file) ?? '')
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function environmentOf(file: string): string {
  return /@vitest-environment (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'default'
}
