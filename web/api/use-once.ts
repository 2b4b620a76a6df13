import { useRef } from 'react'
import { newUuid } from '../lib/uuid.ts'
import { ApiError } from './problem.ts'

/** Sends a new record under one `Idempotency-Key` until the server responds, so that retries do not create a second record. */
export function useOnce() {
  const key = useRef<string>(undefined)
  return async <Saved>(send: (headers: { 'Idempotency-Key': string }) => Promise<Saved>): Promise<Saved> => {
    key.current ??= newUuid()
    try {
      return await send({ 'Idempotency-Key': key.current })
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) key.current = undefined
      throw error
    }
  }
}
