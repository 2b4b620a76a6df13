import { readFixture } from '../../db/fixtures.ts'
import type { Db } from '../../db/schema.ts'
import { cbuFrom } from '../../lib/check-digits.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { proveedores } from './catalogue.ts'

type Sample = [
  razonSocial: string,
  nombreFantasia: string,
  cuit: string,
  condicionIva: 'RI' | 'monotributo' | 'exterior',
  rubros: string[],
  contacto: string,
  telefono: string,
  mail: string,
  direccion: string,
  condicionPagoDias: number,
]

/** Seeds the sample suppliers in each company. */
export async function seedProveedores(db: Db): Promise<void> {
  const { suppliers } = readFixture<{ suppliers: Sample[] }>('proveedores')
  const companies = await db.selectFrom('developers').select('id').execute()
  for (const { id: company } of companies) {
    const rubros = await db
      .selectFrom('rubros')
      .select(['id', 'codigo'])
      .where('desarrolladoraId', '=', company)
      .execute()
    const rubroIds = new Map(rubros.map(({ id, codigo }) => [codigo, id]))
    const entries = suppliers.map((supplier, index) => {
      const [
        razonSocial,
        nombreFantasia,
        cuit,
        condicionIva,
        ,
        contacto,
        telefono,
        mail,
        direccion,
        condicionPagoDias,
      ] = supplier
      const cbu =
        condicionIva === 'exterior'
          ? ''
          : cbuFrom('0170099', String(220_000_000_000 + company * 1000 + index).padStart(13, '0'))
      const texts = { razonSocial, nombreFantasia, cuit, contacto, telefono, mail, direccion, cbu }
      return { id: sampleId(company, 'proveedores', index), ...texts, condicionIva, condicionPagoDias }
    })
    await insertNew<Body<'createProveedor'>>(db, proveedores, company, entries)
    const links = suppliers.flatMap(([, , , , codes], index) =>
      codes.map((code, orden) => ({ proveedorId: entries[index]!.id, rubroId: rubroIds.get(code)!, orden })),
    )
    await db.insertInto('proveedorRubros').values(links).execute()
  }
}
