import { cdnAddress } from '#session/config.ts'

/** Where a picture is fetched: a relative address is resolved on the CDN's base (`cdnBase` in DEPLOYING.md). */
export function pictureAddress(address: string): string {
  return address === '' ? '' : cdnAddress(address)
}
