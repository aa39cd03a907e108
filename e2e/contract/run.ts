import { typesOf } from '#descriptor/departures/shape.ts'
import { idOf, type Raw, readRecord } from '#descriptor/envelope.ts'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSilent, isTruthy } from '#descriptor/success.ts'
import { answerDeparture, failureDepartures, headerDepartures, isErrorInside, keysOf } from './answer.ts'
import type { Answer, ApiClient } from './api-client.ts'
import type { FindPlace } from './descriptor-places.ts'
import { breaks, type Found, type Report, readable } from './found.ts'

/** An operation of a descriptor with the keys that lead to it, such as `list`, or `views` and `hot`. */
export interface NamedCall {
  readonly keys: readonly string[]
  readonly operation: Operation
}

/** The parts of a comparison that each descriptor needs. */
export interface RunParts {
  readonly api: ApiClient
  readonly report: Report
  readonly places: FindPlace
}

/** The comparison of the calls of one descriptor. */
export class CallRun {
  /** The name of the entity, or of the group of calls. */
  readonly name: string
  readonly api: ApiClient
  readonly report: Report
  readonly places: FindPlace

  constructor(name: string, { api, report, places }: RunParts) {
    this.name = name
    this.api = api
    this.report = report
    this.places = places
  }

  /** Sends one call of an operation, with a form in place of a body, and compares the headers of its response. */
  async send(named: NamedCall, call: Call, form?: FormData): Promise<Answer> {
    const answer = await this.api.send(this.requestOf(named, call), form)
    this.departForAll(named, headerDepartures(answer))
    return answer
  }

  /** Sends one call; null, with its departure added, without a success in JSON. */
  async ask(named: NamedCall, call: Call): Promise<Answer | null> {
    const answer = await this.send(named, call)
    const departure = answerDeparture(answer)
    if (departure) this.depart(named, departure)
    return departure ? null : answer
  }

  /** The request of one call, for checks that send it in another way. */
  requestOf({ operation }: NamedCall, call: Call): WireRequest {
    return requestOf(operation, call)
  }

  /** The keys that lead to a call of the descriptor, or to one of its options. */
  pathOf({ keys }: NamedCall, ...options: readonly string[]): readonly string[] {
    return [...keys, ...options]
  }

  /** Adds a departure of a call; its line is that of the operation, unless it names another one. */
  depart(named: NamedCall, { at = this.pathOf(named), ...found }: Found): void {
    const { method, path } = named.operation
    const place = this.places(this.name, at)
    this.report.add({ part: '', ...found, entity: this.name, call: `${method} ${path}`, place })
  }

  /** Adds departures of all calls, which no descriptor is about. */
  departForAll({ operation: { method, path } }: NamedCall, all: readonly Found[]): void {
    for (const { at: _, ...found } of all)
      this.report.add({ part: '', ...found, entity: '', call: `${method} ${path}`, place: null })
  }

  /** Compares a response that should be a failure; its shape is that of the failures of all calls. */
  departFailure(named: NamedCall, answer: Answer, statuses: readonly number[]): void {
    for (const found of failureDepartures(answer, statuses, named.operation.failure))
      if (found.rule === 'error-shape') this.departForAll(named, [found])
      else this.depart(named, found)
  }

  /** Whether a write has succeeded by the rule of its operation, with a departure of one that has not. */
  hasSucceeded(named: NamedCall, answer: Answer): boolean {
    const { succeeds = isTruthy } = named.operation
    const { body } = answer
    const departure = answerDeparture(answer)
    if (departure || succeeds.holds(answer)) {
      if (departure) this.depart(named, departure)
      return !departure
    }
    const at = this.pathOf(named, 'succeeds')
    const expected = `success by \`${succeeds.name}\``
    // The app looks for a record whose write had no content in its response.
    const found = isSilent(body)
      ? readable(
          'success',
          expected,
          `status ${answer.status} without content`,
          'succeeds: isOk, or Back-end: send the written record',
          { at },
        )
      : breaks(
          'success',
          expected,
          isErrorInside(body) ? 'an error' : `keys: ${keysOf(body)}`,
          'the `succeeds` of the operation',
          { at },
        )
    this.depart(named, found)
    return false
  }

  /** Names a check that could not be made. */
  leaveOut(reason: string): void {
    this.report.leaveOut(`${this.name}: ${reason}`)
  }
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

  constructor({ resource, ...parts }: RunParts & { readonly resource: Resource }) {
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

  /** The fields of a record in a list: a back-end may leave out rich text where a record can be read on its own. */
  get listedFields(): readonly string[] {
    const { fields, operations } = this.resource
    return Object.keys(fields).filter((name) => !operations.one || fields[name]?.kind !== 'richText')
  }

  override send(named: NamedCall, call: Call, form?: FormData): Promise<Answer> {
    return super.send(named, { types: typesOf(this.resource), ...call }, form)
  }

  override pathOf(named: NamedCall, ...options: readonly string[]): readonly string[] {
    return ['operations', ...super.pathOf(named, ...options)]
  }
}
