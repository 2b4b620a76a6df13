/** Where the contract's schemas do not say everything: each entry has its reason. */
import type { OperationId } from '../../server/http/contract.ts'

type Reasons = Partial<Record<OperationId | (string & {}), string>>

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Fields whose rule lies beyond their schema, by `Schema.field` or `operation.parameter`, with values that keep it. */
export const values: Record<string, { values: [unknown, ...unknown[]]; reason: string }> = {
  'Credentials.email': { values: ['demo@obra.test'], reason: 'so that signing in succeeds' },
  'Credentials.password': { values: ['obra-demo-2026'], reason: 'so that signing in succeeds' },
  'UserPatch.id': { values: ['0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'], reason: 'only one’s own id' },
  'UserPatch.email': { values: ['demo@obra.test'], reason: 'only one’s own email' },
  'ContactPhoneNumber.country': { values: ['ar', 'uy', 'es'], reason: 'a country that exists' },
  'ContactPatch.avatar': { values: [null, picture], reason: 'a real image' },
  'ContactPatch.background': { values: [null, picture], reason: 'a real image' },
}

/** Operations that may answer 400 to input that fits the schema. */
export const rulesBeyondSchema: Reasons = {
  updateChat: 'contactId is accepted only as it is',
}

/** Operations that random input cannot bring to a 2xx. */
export const neverSucceeds: Reasons = {
  signInWithToken: 'needs a token that was signed; server/areas/auth/auth.test.ts',
  confirmEmail: 'needs the token of a mail; server/areas/auth/auth.test.ts',
  resetPassword: 'needs the token of a mail; server/areas/auth/auth.test.ts',
}

/** contract.md, Whose data: what the whole installation shares has no owner to be protected from. */
export const sharedAreas = new Set([
  'academy',
  'activities',
  'dashboards',
  'file-manager',
  'help-center',
  'icons',
  'inventory',
  'navigation',
  'scrumboard',
])

/** Operations that answer a stranger's id with 400, because only one's own id is allowed. */
export const ownIdOnly: Reasons = {
  updateUser: 'the id can only be one’s own',
}

/** What every account sees alike inside an area whose rows are personal, as `area/Schema`. */
export const sharedKinds = new Set(['contacts/Country'])
