import { newPictureId } from '../../lib/data-picture.ts'
import type { AnyDb } from '../columns.ts'

/** Inline pictures of profiles and contacts get an address, so that lists need not include them. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of ['users', 'contacts']) {
    await db.schema.alterTable(table).addColumn('pictureId', 'text').execute()
    await db.schema.createIndex(`${table}_picture`).unique().on(table).column('pictureId').execute()
    const holding = await db.selectFrom(table).select('id').where('avatar', 'like', 'data:image/%').execute()
    for (const { id } of holding) {
      const { avatar } = await db.selectFrom(table).select('avatar').where('id', '=', id).executeTakeFirstOrThrow()
      await db
        .updateTable(table)
        .set({ pictureId: newPictureId(avatar) })
        .where('id', '=', id)
        .execute()
    }
  }
}
