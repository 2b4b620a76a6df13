import { errors, jwtVerify, SignJWT } from 'jose'

const maxCached = 10_000

/** The user and session of a token. */
export type TokenClaims = { userId: string; sessionId: string; expiresAtSeconds: number }

export type Tokens = {
  sign(userId: string, sessionId: string, now: Date, expiresAt: Date): Promise<string>
  /** The claims of a valid token; undefined if expired, forged, or signed with another algorithm or secret. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** HS256 tokens, with the algorithm pinned. Verified tokens are cached until they expire. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const verified = new Map<string, TokenClaims>()

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
      const cached = verified.get(token)
      if (cached) return cached.expiresAtSeconds * 1000 > now.getTime() ? cached : undefined
      const claims = await check(token, now)
      if (claims) {
        if (verified.size >= maxCached) verified.clear()
        verified.set(token, claims)
      }
      return claims
    },
  }
}
