/**
 * CPU seconds that each step of `npm test` may use, by its name, measured on a quiet machine of two cores. The runner divides
 * by how fast the machine is (`scripts/lib/calibration.ts`): above 1.15 of a budget it says so, above 1.5 the run fails and the
 * dearest files are named. A new module brings 75 seconds; who needs more makes something else cheaper first.
 */
export const budget: Record<string, number> = {}
