type Environment = Readonly<Record<string, string | undefined>>

export function readPort(text: string | undefined): number
export function readPublicUrl(text: string | undefined): string | undefined
export function isLoopback(hostname: string): boolean
export function readHost(text: string | undefined, publicUrl: string | undefined): string
export function addressesOf(host: string): readonly (string | undefined)[]
export function isMissing(error: unknown, address: string | undefined): boolean
export function readDatabaseUrl(text: string | undefined): string | undefined
export function checkEnvironment(env: Environment): Promise<void>
export function unreachable(url: string, reason: string): string
export function portSentence(error: Error, port: number): string | undefined
