import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import type { Answer, ApiClient } from './api-client.ts'
import type { Found } from './call-departure.ts'
import { failureDepartures } from './check-answer.ts'
import { headerDepartures } from './check-headers.ts'
import type { FindPlace } from './descriptor-places.ts'
import type { Report } from './report.ts'

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
    const request = requestOf(named.operation, call)
    const answer = await this.api.send(request, form)
    for (const found of headerDepartures(answer)) this.#addForAll(named, found)
    return answer
  }

  /** The request of one call, for checks that send it in another way. */
  requestOf(named: NamedCall, call: Call): WireRequest {
    return requestOf(named.operation, call)
  }

  /** Adds a departure of a call; its line is that of the operation, unless it names another one. */
  depart(named: NamedCall, { at = named.keys, ...found }: Found): void {
    const { method, path } = named.operation
    const place = this.places(this.name, at)
    this.report.add({ part: '', ...found, entity: this.name, call: `${method} ${path}`, place })
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

  /** Compares a response that should be a failure; its shape is that of the failures of all calls. */
  departFailure(named: NamedCall, answer: Answer, statuses: readonly number[]): void {
    for (const found of failureDepartures(answer, statuses, named.operation.failure))
      if (found.rule === 'error-shape') this.#addForAll(named, found)
      else this.depart(named, found)
  }

  /** Names a check that could not be made. */
  leaveOut(reason: string): void {
    this.report.leaveOut(`${this.name}: ${reason}`)
  }
}
