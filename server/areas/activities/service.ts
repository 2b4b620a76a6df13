/** Who may: whoever is signed in; all see the same. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { selectActivities } from './queries.ts'

type Activity = components['schemas']['Activity']

/** The feed of the installation, newest first (seed 001, section 3); what an activity does not have is left out. */
export async function listActivities(ctx: Context): Promise<Activity[]> {
  const rows = await selectActivities(ctx.store.read)
  return rows.map(({ id, description, date, useRouter, ...optional }) => ({
    id,
    ...withoutNulls(optional),
    description,
    date,
    ...(useRouter !== null && { useRouter: useRouter === 1 }),
  }))
}

function withoutNulls<Row extends Record<string, string | null>>(row: Row): { [Key in keyof Row]?: string } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Key in keyof Row]?: string
  }
}
