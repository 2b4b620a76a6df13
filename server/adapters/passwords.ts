import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Compares in constant time; takes equally long for a missing account (`hash` undefined). */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

function derive(password: string, salt: Uint8Array, cost: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { N: cost, r: 8, p: 1, maxmem: 2 ** 20 + 256 * cost * 8 }
    scrypt(password.normalize('NFC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** scrypt. The cost (a power of two) is stored in each hash, so that it can be raised later. */
export function createPasswords(cost = 2 ** 15): Passwords {
  const hash = async (password: string) => {
    const salt = randomBytes(16)
    const key = await derive(password, salt, cost)
    return `scrypt$${cost}$${toBase64(salt)}$${toBase64(key)}`
  }
  return {
    hash,
    async verify(password, stored) {
      const [, storedCost, salt, key] = (stored ?? `scrypt$${cost}$AAAA$AAAA`).split('$')
      const derived = await derive(password, fromBase64(salt!), Number(storedCost))
      const expected = fromBase64(key!)
      return expected.length === derived.length && timingSafeEqual(expected, derived)
    },
  }
}
