import type { ProjectScope } from '../../records/record.ts'
import { statedInstalments } from '../cobros/door.ts'
import type { Days, DerivedDate } from './derived.queries.ts'

/** The due dates of instalments that are not collected in full: their balance needs rates and indices, not only SQL. */
export async function instalmentDates(scope: ProjectScope, days: Days): Promise<DerivedDate[]> {
  const { cuotas } = await statedInstalments(scope, days)
  return cuotas
    .filter(({ estado }) => estado !== 'cobrada')
    .map(({ id, previstoId, vencimiento, numero, cuotas: count, de }) => ({
      id,
      dia: vencimiento,
      titulo: `Vence la cuota ${numero} de ${count}`,
      detalle: de,
      enlace: `/finanzas/cobros-previstos?abierto=${previstoId}`,
    }))
}
