import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('courseCategories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', notNull)
    .addColumn('slug', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .execute()
  await serialKey(db, db.schema.createTable('courses'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', notNull)
    .addColumn('slug', 'text', notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('category', 'text', notNull)
    .addColumn('duration', 'integer', notNull)
    .addColumn('totalSteps', 'integer', notNull)
    .addColumn('updatedAt', 'text', notNull)
    .addColumn('featured', 'integer', notNull)
    .execute()
  await db.schema
    .createTable('courseSteps')
    .addColumn('courseId', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('order', 'integer', notNull)
    .addColumn('title', 'text', notNull)
    .addColumn('subtitle', 'text', notNull)
    .addColumn('content', 'text', notNull)
    .addPrimaryKeyConstraint('courseSteps_key', ['courseId', 'order'])
    .execute()
  await db.schema
    .createTable('courseProgress')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('currentStep', 'integer', notNull)
    .addColumn('completed', 'integer', notNull)
    .addPrimaryKeyConstraint('courseProgress_key', ['userId', 'courseId'])
    .execute()
}
