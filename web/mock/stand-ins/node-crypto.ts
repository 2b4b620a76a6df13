/** The part of `node:crypto` that the server's adapters use, for browsers. */
import { scrypt as derive } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

type Cost = { N: number; r: number; p: number; maxmem: number }

export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

export function createHash(_algorithm: 'sha256') {
  let input = ''
  const hash = {
    update(text: string) {
      input += text
      return hash
    },
    digest: (_encoding: 'hex') => bytesToHex(sha256(utf8ToBytes(input))),
  }
  return hash
}

export function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  { N, r, p, maxmem }: Cost,
  done: (error: Error | null, key: Uint8Array) => void,
): void {
  done(null, derive(password, salt, { N, r, p, dkLen: length, maxmem }))
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.reduce((sum, byte, index) => sum | (byte ^ other[index]!), 0) === 0
}
