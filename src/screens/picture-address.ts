import { cdnAddress } from '#session/config.ts'

/** Where a picture is fetched: a relative address is resolved on the CDN's base (decisions on configuration). */
export function pictureAddress(address: string): string {
  return address === '' ? '' : cdnAddress(address)
}
