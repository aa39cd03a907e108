import { typesOf } from '#descriptor/departures/shape.ts'
import { idOf, type Raw, readRecord } from '#descriptor/envelope.ts'
import type { Call } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'
import { CallRun, type NamedCall, type RunParts } from './call-run.ts'

/** The parts of a comparison that an entity needs. */
interface EntityParts extends RunParts {
  readonly resource: Resource
}

/** The comparison of one entity. */
export class EntityRun extends CallRun {
  readonly resource: Resource
  /** Fields that depart: checks that read their values would name the same departure again. */
  readonly departed = new Set<string>()
  /** The number of the first page; 0 at a back-end that departs by it. */
  firstPage = 1
  /** Whether records cannot be read or told apart: checks that rely on it would name the same departure again. */
  isUnread = false

  constructor({ resource, ...parts }: EntityParts) {
    super(resource.name, parts)
    this.resource = resource
  }

  /** The same comparison after its signal has aborted, for deleting what it has written. */
  goOn(signal: AbortSignal): EntityRun {
    const { resource, report, places } = this
    const run = new EntityRun({ resource, report, places, api: this.api.withSignal(signal) })
    run.firstPage = this.firstPage
    return run
  }

  /** The id of a record, '' for none. */
  idOf(raw: Raw): string {
    return idOf(raw, this.resource.idKey)
  }

  /** A record with the id that it was requested by, where it has none. */
  withId(raw: Raw, id: string): Raw {
    return this.idOf(raw) === '' ? { ...raw, [this.resource.idKey]: id } : raw
  }

  /** The record in the response of a call as the app reads it, null for none. */
  recordIn({ operation }: NamedCall, body: unknown, id = ''): Raw | null {
    return readRecord(body, id, this.resource.idKey, operation.record)
  }

  override send(named: NamedCall, call: Call, form?: FormData): Promise<Answer> {
    return super.send(named, { types: typesOf(this.resource), ...call }, form)
  }

  override depart(named: NamedCall, { at = ['operations', ...named.keys], ...found }: Found): void {
    super.depart(named, { ...found, at })
  }
}
