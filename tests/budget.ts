/**
 * CPU seconds that each step of `npm test` may use, by its name, measured on a quiet machine of two cores. The runner divides
 * by how fast the machine is (`scripts/lib/calibration.ts`): above 1.15 of a budget it says so, above 1.5 the run fails and the
 * dearest files are named. A new module brings 75 seconds; who needs more makes something else cheaper first. Documentos, the second half
 * of Finanzas and Cargas brought theirs to the two stores.
 */
export const budget: Record<string, number> = {
  types: 40,
  unit: 25,
  style: 4,
  spec: 3,
  'the contract for strangers: Spectral, and two other generators': 20,
  'the demo is built': 11,
  'server on SQLite, and the contract': 190,
  'server on PostgreSQL': 300,
  'server on the store of a tab': 30,
  'screens, in one process with the server': 230,
  'Prism over the contract': 17,
  'the obra command': 225,
  'end to end in Chromium': 380,
  'the main job against Prism': 35,
  'the demo, in a tab without a server': 75,
}

/** Tests in Chromium, counted in the sources (`tests/house/end-to-end.test.ts`). A new module brings ten walks. */
export const walks = {
  all: 180,
  /** Those of them that run in `npm test`: without `@release`. */
  gate: 90,
  /** More than these are mostly tests of a screen (`tests/screens`). */
  aSpec: 4,
  /** Calls of `expectScreen`, one for each screen: axe in both schemes, three widths and wide letters cost three seconds. */
  screens: 80,
}
