import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { depositos } from './catalogue.ts'

/** Seeds for each sample company a central deposit, one per project, and one at a supplier. */
export async function seedDepositos(db: Db): Promise<void> {
  const companies = await db.selectFrom('developers').select('id').execute()
  for (const { id: company } of companies) {
    const projects = await db.selectFrom('projects').select(['id', 'nombre']).where('companyId', '=', company).execute()
    const supplier = { proveedorId: sampleId(company, 'proveedores', 0), proyectoId: null }
    const entries = [
      { nombre: 'Depósito central', tipo: 'central' as const },
      { nombre: 'Acopio en corralón', tipo: 'proveedor' as const, ...supplier },
      ...projects.map(({ id, nombre }) => ({ nombre: `Obrador ${nombre}`, tipo: 'obra' as const, proyectoId: id })),
    ]
    const withIds = entries.map((entry, index) => ({ id: sampleId(company, 'depositos', index), ...entry }))
    await insertNew<Body<'createDeposito'>>(db, depositos, company, withIds)
  }
}
