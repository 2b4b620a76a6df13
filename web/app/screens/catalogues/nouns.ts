import { cotizaciones } from '../../../areas/cotizaciones/door.ts'
import { cuentas } from '../../../areas/cuentas/door.ts'
import { depositos } from '../../../areas/depositos/door.ts'
import { feriados } from '../../../areas/feriados/door.ts'
import { indices } from '../../../areas/indices/door.ts'
import { materiales } from '../../../areas/materiales/door.ts'
import { proveedores } from '../../../areas/proveedores/door.ts'
import { rubros } from '../../../areas/rubros/door.ts'
import { tiposDocumento } from '../../../areas/tipos-documento/door.ts'
import { tiposEvento } from '../../../areas/tipos-evento/door.ts'
import { unidades } from '../../../areas/unidades/door.ts'
import type { Noun } from '../../../records/catalogue/noun.ts'

/** The catalogues of the company, in the order of their tabs. */
export const nouns: readonly Noun[] = [
  rubros,
  unidades,
  proveedores,
  materiales,
  depositos,
  tiposDocumento,
  tiposEvento,
  feriados,
  cotizaciones,
  indices,
  cuentas,
]
