import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The settings that decide which addresses of a request are reliable. */
interface ProxySettings {
  readonly trustedProxies: BlockList | undefined
  readonly publicUrl: string | undefined
}

/**
 * The client of a request, for limits: its IPv4 address, or the /64 network of its IPv6 address, which belongs to one client.
 * Undefined behind a balancer that is not in TRUSTED_PROXIES, where all requests have the same address.
 */
export function sourceOf(req: IncomingMessage, settings: ProxySettings): string | undefined {
  const peer = unmapIpv4(req.socket.remoteAddress ?? '')
  const { trustedProxies, publicUrl } = settings
  if (!trustedProxies) return publicUrl ? undefined : networkOf(peer)
  // Each proxy appends the address of its client, so only entries of trusted proxies are reliable.
  // The raw header, because it is removed from `headers` for the provider.
  const hops = (req.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',')
  let client = peer
  while (isTrusted(trustedProxies, client)) {
    const before = unmapIpv4(hops.pop()?.trim() ?? '')
    if (isIP(before) === 0) break
    client = before
  }
  return networkOf(client)
}

/** Parses a list of addresses and networks (`10.0.0.0/8, 192.168.1.4`); undefined when one is invalid. */
export function readNetworks(text: string): BlockList | undefined {
  const list = new BlockList()
  for (const entry of text.split(',')) {
    const [address = '', bits] = entry.trim().split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : Number(bits || Number.NaN)
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return undefined
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv4 address that a socket for both versions writes as `::ffff:10.0.0.1` becomes `10.0.0.1`. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

function networkOf(address: string): string | undefined {
  if (!isIPv6(address)) return address || undefined
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (text = '') => text.split(':').filter(Boolean)
  const leading = groups(head)
  const missing = tail === undefined ? 0 : 8 - leading.length - groups(tail).length
  const all = [...leading, ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
