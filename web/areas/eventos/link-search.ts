/** Finds the records of the project that an event can be about, named as the server names them (server/areas/eventos/links.ts). */
import { words } from '../../../openapi/generated/words.ts'
import { call } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { LinkKind } from './event-draft.ts'

type Input = { proyectoId: number; search: string | undefined; size: number }
type Options = { signal: AbortSignal }
type Search = (input: Input, options: Options) => Promise<Picked[]>

const numbered = (numero: number | string | null) => (numero === null ? 'Borrador' : `N.º ${numero}`)

const searches: Record<LinkKind, Search> = {
  contrato: async (input, options) =>
    (await call('listContratos', input, options)).items.map(({ id, numero, proveedor, objeto }) => ({
      id,
      label: `${numbered(numero)}, ${proveedor}`,
      detail: objeto,
    })),
  certificado: async (input, options) =>
    (await call('listProjectCertificados', input, options)).items.map(
      ({ id, numero, proveedor, periodo, contrato }) => ({
        id,
        label: `N.º ${numero ?? '—'}, ${dateText(periodo)}, ${proveedor}`,
        detail: contrato,
      }),
    ),
  comprobante: async (input, options) =>
    (await call('listComprobantes', input, options)).items.map(({ id, tipo, numeroCompleto, proveedor, fecha }) => ({
      id,
      label: `${words.ComprobanteTipo[tipo]} ${numeroCompleto}, ${proveedor}`,
      detail: dateText(fecha),
    })),
  pago: async (input, options) =>
    (await call('listPagos', input, options)).items.map(({ id, numero, proveedor, fecha }) => ({
      id,
      label: `${numbered(numero)}, ${proveedor}`,
      detail: dateText(fecha),
    })),
  cobro: async (input, options) =>
    (await call('listCobros', input, options)).items.map(({ id, numero, de, fecha }) => ({
      id,
      label: `${numbered(numero)}, ${de}`,
      detail: dateText(fecha),
    })),
  pedido: async (input, options) =>
    (await call('listPedidos', input, options)).items.map(({ id, numero, proveedor, fechaPedida }) => ({
      id,
      label: `${numbered(numero)}, ${proveedor}`,
      detail: dateText(fechaPedida),
    })),
  movimiento: async (input, options) =>
    (await call('listMovimientos', input, options)).items.map(({ id, numero, tipo, fecha }) => ({
      id,
      label: `${numbered(numero)}, ${words.MovimientoTipo[tipo]}`,
      detail: dateText(fecha),
    })),
  acopio: async (input, options) =>
    (await call('listAcopios', input, options)).items.map(({ id, numero, proveedor, fecha }) => ({
      id,
      label: `${numbered(numero)}, ${proveedor}`,
      detail: dateText(fecha),
    })),
  conteo: async (input, options) =>
    (await call('listConteos', input, options)).items.map(({ id, numero, deposito, fecha }) => ({
      id,
      label: `${numbered(numero)}, ${deposito}`,
      detail: dateText(fecha),
    })),
}

/** The search of the picker for records of a kind. */
export const searchLinked =
  (proyectoId: number, kind: LinkKind) =>
  (text: string, signal: AbortSignal): Promise<Picked[]> =>
    searches[kind]({ proyectoId, search: text || undefined, size: 20 }, { signal })
