import { type AnyDb } from '../columns.ts'

const kinds = [
  ['equipo', 'empresa miembro invitacion tarjeta'],
  ['documentos', 'tipoDocumento'],
  [
    'finanzas',
    'presupuesto modificacion proyeccion contrato certificado comprobante pago cobro ' +
      'proveedor cotizacion indice indiceValor precio',
  ],
] as const

/** Indexes for reading the history as activities of several companies, by kind and by person, newest first. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('historial')
    .addColumn('clase', 'text', (c) => c.notNull().defaultTo('obra'))
    .execute()
  for (const [clase, entidades] of kinds) {
    await db.updateTable('historial').set({ clase }).where('entidad', 'in', entidades.split(' ')).execute()
  }
  for (const column of ['clase', 'usuario']) {
    await db.schema
      .createIndex(`historial_${column}`)
      .on('historial')
      .columns(['desarrolladoraId', column, 'momento desc', 'id'])
      .execute()
  }
  const byTime = db.schema.createIndex('historial_momento').on('historial')
  await byTime.columns(['desarrolladoraId', 'momento desc', 'id']).execute()
}
