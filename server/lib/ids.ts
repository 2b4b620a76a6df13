/** A new opaque id (UUID). */
export function newId(): string {
  return crypto.randomUUID()
}
