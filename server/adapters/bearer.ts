import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Tells whether an Authorization header shows this token, in the same time whatever it shows. */
export function bearerCheck(token: string): (authorization: string | undefined) => boolean {
  const wanted = digest(`Bearer ${token}`)
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), wanted)
}
