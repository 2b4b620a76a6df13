import type { Kysely } from 'kysely'

/** The tables of the store. Empty here: `server/app/tables.ts` extends it with the tables of each area. */
export interface Database {}

/** A query handle: the store's read handle, or the transaction of a write. */
export type Db = Kysely<Database>
