import { errors, jwtVerify, SignJWT } from 'jose'

const maxRemembered = 10_000

/** The person that a token speaks for, and the session that it belongs to. */
export type TokenClaims = { userId: string; sessionId: string; expiresAtSeconds: number }

export type Tokens = {
  sign(userId: string, sessionId: string, now: Date, expiresAt: Date): Promise<string>
  /** The claims of a valid token, else undefined: expired, forged, another algorithm, another secret. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** HS256 tokens with the algorithm pinned. A signature that held once is remembered until the token expires. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const remembered = new Map<string, TokenClaims>()

  async function check(token: string, now: Date): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
      const { sub, sid, exp } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined
      return { userId: sub, sessionId: sid, expiresAtSeconds: exp }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    sign(userId, sessionId, now, expiresAt) {
      return new SignJWT({ sid: sessionId, jti: crypto.randomUUID() })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(expiresAt))
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
