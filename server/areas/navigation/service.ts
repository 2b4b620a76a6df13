import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'

type Navigation = components['schemas']['Navigation']

/** The product's navigation (seed 000, section 2): the same for everybody, so it is read once. */
export const navigation = (readFixture('navigation') as { navigation: Navigation }).navigation
