import type { Kysely } from 'kysely'

/** The tables of the store. Empty here: `server/app/tables.ts` fills it with what the areas describe. */
export interface Database {}

/** A handle for queries: the store to read from, or the transaction of a write. */
export type Db = Kysely<Database>
