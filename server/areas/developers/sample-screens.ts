import type { Context } from '../../context.ts'
import { isSampleStore } from '../auth/door.ts'

/** Whether menu and search offer the sample screens: as the company decided, or else in a sample store only. */
export async function showsSamples(ctx: Context, decided: number | null): Promise<boolean> {
  return decided === null ? isSampleStore(ctx) : decided === 1
}
