import { useRef } from 'react'
import { newUuid } from '../lib/uuid.ts'
import { ApiError } from './problem.ts'

/**
 * For the form of a new record: sends it under one `Idempotency-Key` until the server has answered, so that a lost answer
 * makes no second record.
 */
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
