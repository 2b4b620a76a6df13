import { errors, jwtVerify, SignJWT } from 'jose'

const lifetimeSeconds = 7 * 24 * 60 * 60
const maxRemembered = 10_000

export type TokenClaims = { userId: string; generation: number; expiresAtSeconds: number }

export type Tokens = {
  /** A token for 7 days (seed 001, section 4), bound to the generation of the account's password. */
  sign(userId: string, generation: number, now: Date): Promise<string>
  /** The claims of a valid token, else undefined: expired, forged, another algorithm, another secret. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>
}

/** HS256 tokens with the algorithm pinned. A signature that held once is remembered until the token expires. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const remembered = new Map<string, TokenClaims>()

  async function check(token: string, now: Date): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
      const { sub, gen, exp } = payload
      if (typeof sub !== 'string' || typeof gen !== 'number' || typeof exp !== 'number') return undefined
      return { userId: sub, generation: gen, expiresAtSeconds: exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    sign(userId, generation, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ gen: generation, jti: crypto.randomUUID() })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    async verify(token, now) {
      const known = remembered.get(token)
      if (known) return known.expiresAtSeconds * 1000 > now.getTime() ? known : undefined
      const claims = await check(token, now)
      if (claims) {
        if (remembered.size >= maxRemembered) remembered.clear()
        remembered.set(token, claims)
      }
      return claims
    },
  }
}
