import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { topicName } from '../../lib/topic.ts'

/** Inside a write: notifies the open screens of a project that its documents changed. */
export const announceDocuments = ({ store }: Pick<Services, 'store'>, db: Db, proyectoId: number): Promise<void> =>
  store.announce(db, topicName({ project: proyectoId }), 'documents')
