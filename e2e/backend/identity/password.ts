import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const LENGTH = 32
const COST = 32_768
const BLOCK = 8

/** Hashes a password for storage: `scrypt$N$r$salt$key`, salt and key in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST, BLOCK)
  return ['scrypt', COST, BLOCK, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Whether a password is the stored one; without a stored one it takes as long and is false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, cost, block, salt = '', key = ''] = (stored ?? NOBODY).split('$')
  const wanted = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), Number(cost), Number(block))
  return timingSafeEqual(given, wanted) && stored !== undefined
}

// The answer for an unknown name must not come back faster than for a known one.
const NOBODY = `scrypt$${COST}$${BLOCK}$AAAAAAAAAAAAAAAAAAAAAA==$${Buffer.alloc(LENGTH).toString('base64')}`

function derive(password: string, salt: Buffer, cost: number, block: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: block, p: 1, maxmem: 256 * cost * block }
  // One person's diacritics may be typed composed or decomposed, depending on the keyboard.
  const text = password.normalize('NFC')
  return new Promise((resolve, reject) => {
    scrypt(text, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
