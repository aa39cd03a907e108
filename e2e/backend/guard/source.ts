import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Settings } from '../server/settings.ts'

/**
 * The client that a request comes from, for limits: its IPv4 address, or the /64 network of its IPv6 address, which one
 * client owns as a whole. Undefined behind a balancer that TRUSTED_PROXIES does not name: all requests would be one.
 */
export function sourceOf(req: IncomingMessage, settings: Settings): string | undefined {
  const peer = unmapIpv4(req.socket.remoteAddress ?? '')
  const { trustedProxies, publicUrl } = settings
  if (!trustedProxies) return publicUrl ? undefined : networkOf(peer)
  // Each proxy appends the address that it was called from, so only entries behind trusted ones can be believed.
  // The raw header: the provider's copy of the headers has lost it.
  const hops = (req.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',')
  let client = peer
  while (isTrusted(trustedProxies, client)) {
    const before = unmapIpv4(hops.pop()?.trim() ?? '')
    if (isIP(before) === 0) break
    client = before
  }
  return networkOf(client)
}

/** Reads a list of addresses and networks (`10.0.0.0/8, 192.168.1.4`); undefined when one of them is none. */
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
