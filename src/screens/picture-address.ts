import { cdnAddress } from '#session/config.ts'

/** The absolute address of a picture: relative ones are resolved on `cdnBase` (DEPLOYING.md). */
export function pictureAddress(address: string): string {
  return address === '' ? '' : cdnAddress(address)
}
