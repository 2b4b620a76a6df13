import type { AnyDb } from '../columns.ts'

/** A stored value of an index has six decimals; two are always shown. */
const valueText = (scaled: number | string) => (Number(scaled) / 1_000_000).toFixed(6).replace(/(\.\d\d\d*?)0+$/, '$1')

/**
 * The index values that the adjustment of a certificate was calculated with. Existing certificates get today's values of their months
 * where these give the same adjustment: others were calculated before the index was revised.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('certificados').addColumn('factor', 'text').execute()
  const certificates = await db
    .selectFrom('certificados as c')
    .innerJoin('contratos as k', 'k.id', 'c.contratoId')
    .innerJoin('indices as i', 'i.id', 'k.indiceId')
    .innerJoin('indiceValores as base', (join) =>
      join.onRef('base.indiceId', '=', 'i.id').onRef('base.periodo', '=', 'k.mesBase'),
    )
    .innerJoin('indiceValores as value', (join) =>
      join.onRef('value.indiceId', '=', 'i.id').onRef('value.periodo', '=', 'c.periodo'),
    )
    .select(['c.id', 'c.periodo', 'c.bruto', 'c.ajuste', 'i.codigo', 'k.mesBase'])
    .select(['base.valor as baseValue', 'value.valor as monthValue'])
    .where('c.bruto', '>', 0)
    .execute()
  for (const { id, periodo, bruto, ajuste, codigo, mesBase, baseValue, monthValue } of certificates) {
    const factor = Number(monthValue) / Number(baseValue)
    if (Math.abs(Number(bruto) * (factor - 1) - Number(ajuste)) > 1) continue
    const values = { valorBase: valueText(baseValue), mes: periodo, valor: valueText(monthValue) }
    const shown = { indice: codigo, mesBase, ...values, factor: factor.toFixed(6) }
    await db
      .updateTable('certificados')
      .set({ factor: JSON.stringify(shown) })
      .where('id', '=', id)
      .execute()
  }
}
