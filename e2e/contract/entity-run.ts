import { idOf, type Raw, readRecord } from '#descriptor/envelope.ts'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Answer, ApiClient } from './api-client.ts'
import type { Found } from './call-departure.ts'
import { headerDepartures } from './check-headers.ts'
import type { FindPlace } from './descriptor-places.ts'
import type { Report } from './report.ts'

/** An operation of an entity with the keys that lead to it, such as `list`, or `views` and `hot`. */
export interface NamedCall {
  readonly keys: readonly string[]
  readonly operation: Operation
}

/** The parts of a comparison that an entity needs. */
interface EntityParts {
  readonly resource: Resource
  readonly api: ApiClient
  readonly report: Report
  readonly places: FindPlace
}

/** The comparison of one entity. */
export class EntityRun {
  readonly resource: Resource
  readonly api: ApiClient
  readonly report: Report
  /** Fields that depart: checks that read their values would name the same departure again. */
  readonly departed = new Set<string>()
  /** The number of the first page; 0 at a back-end that departs by it. */
  firstPage = 1
  readonly #places: FindPlace

  constructor(parts: EntityParts) {
    this.resource = parts.resource
    this.api = parts.api
    this.report = parts.report
    this.#places = parts.places
  }

  /** The same comparison after its signal has aborted, for deleting what it has written. */
  goOn(signal: AbortSignal): EntityRun {
    const { resource, report } = this
    const run = new EntityRun({ resource, report, api: this.api.withSignal(signal), places: this.#places })
    run.firstPage = this.firstPage
    return run
  }

  /** Sends one call of an operation and compares the headers of its response. */
  async send(named: NamedCall, call: Call): Promise<Answer> {
    const request = requestOf(named.operation, call)
    const answer = await this.api.send(request)
    for (const found of headerDepartures(answer)) this.#addForAll(named, found)
    return answer
  }

  /** The id of a record, '' for none. */
  idOf(raw: Raw): string {
    return idOf(raw, this.resource.idKey)
  }

  /** The record in the response of a call as the app reads it, null for none. */
  recordIn({ operation }: NamedCall, body: unknown, id = ''): Raw | null {
    return readRecord(body, id, this.resource.idKey, operation.record)
  }

  /** The request of one call, for checks that send it in another way. */
  requestOf(named: NamedCall, call: Call): WireRequest {
    return requestOf(named.operation, call)
  }

  /** Adds a departure of a call; its line is that of the operation, unless it names another one. */
  depart(named: NamedCall, { at = ['operations', ...named.keys], ...found }: Found): void {
    const { method, path } = named.operation
    const place = this.#places(this.resource.name, at)
    this.report.add({ part: '', ...found, entity: this.resource.name, call: `${method} ${path}`, place })
  }

  /** Adds a departure of all calls, which no descriptor is about. */
  #addForAll({ operation: { method, path } }: NamedCall, departure: Found): void {
    const { at: _, ...found } = departure
    this.report.add({ part: '', ...found, entity: '', call: `${method} ${path}`, place: null })
  }

  /** Adds departures of all calls. */
  departForAll(named: NamedCall, found: readonly Found[]): void {
    for (const each of found) this.#addForAll(named, each)
  }

  /** Names a check that could not be made. */
  leaveOut(reason: string): void {
    this.report.leaveOut(`${this.resource.name}: ${reason}`)
  }
}
