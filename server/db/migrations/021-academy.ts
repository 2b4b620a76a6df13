import { binaryText, required, serialKey, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('courseCategories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('sortKey', binaryText(db), required)
    .execute()
  await serialKey(db, db.schema.createTable('courses'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('duration', 'integer', required)
    .addColumn('totalSteps', 'integer', required)
    .addColumn('updatedAt', 'text', required)
    .addColumn('featured', 'integer', required)
    .execute()
  await db.schema
    .createTable('courseSteps')
    .addColumn('courseId', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('order', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('subtitle', 'text', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('courseSteps_key', ['courseId', 'order'])
    .execute()
  await db.schema
    .createTable('courseProgress')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('currentStep', 'integer', required)
    .addColumn('completed', 'integer', required)
    .addPrimaryKeyConstraint('courseProgress_key', ['userId', 'courseId'])
    .execute()
}
