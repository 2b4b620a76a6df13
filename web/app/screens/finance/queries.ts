import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Schema } from '../../../api/types.ts'
import { valuationAsked, type Valuation } from '../../../areas/control/door.ts'
import { activeDeveloperId, activeProjectId } from '../../../lib/session.ts'
import { pageRows } from '../../../lib/list-view.ts'
import type { MoneyView } from './view.ts'

export type Comprobante = Schema<'Comprobante'>
export type Pago = Schema<'Pago'>
export type Cobro = Schema<'Cobro'>
type Once = { 'Idempotency-Key': string }
type SheetFormat = 'csv' | 'xlsx'

const headers = ownState
/** A list as JSON; the contract says that it may be a file too. */
const listOf = async <List>(call: Parameters<typeof answer<List>>[0]) => (await answer(call)) as Exclude<List, string>
const project = () => activeProjectId() ?? 0
const inProject = () => ({ proyectoId: project() })
const key = (...rest: unknown[]) => ['finances', project(), ...rest]
const changed = () => queryClient.invalidateQueries({ queryKey: ['finances'] })

const listed = ({ search, page, sort, order, estado, desde, hasta }: MoneyView, valuation: Valuation) => ({
  ...valuationAsked(valuation),
  page,
  size: pageRows,
  order,
  ...(search && { search }),
  ...(estado && { estado: estado as 'registrado' }),
  ...(desde && { desde }),
  ...(hasta && { hasta }),
  sort: sort as 'fecha',
})
const comprobantesAsked = (view: MoneyView, valuation: Valuation) => ({
  ...listed(view, valuation),
  ...(view.estadoPago && { estadoPago: view.estadoPago as 'pendiente' }),
  ...(view.clase && { tipo: view.clase as Comprobante['tipo'] }),
  ...(view.proveedorId && { proveedorId: view.proveedorId }),
  ...(view.venceDesde && { venceDesde: view.venceDesde }),
  ...(view.venceHasta && { venceHasta: view.venceHasta }),
})
const pagosAsked = (view: MoneyView, valuation: Valuation) => ({
  ...listed(view, valuation),
  ...(view.clase && { medio: view.clase as Pago['medio'] }),
  ...(view.proveedorId && { proveedorId: view.proveedorId }),
})
const cobrosAsked = (view: MoneyView, valuation: Valuation) => ({
  ...listed(view, valuation),
  ...(view.clase && { concepto: view.clase as Cobro['concepto'] }),
})

const readComprobantes = (
  query: ReturnType<typeof comprobantesAsked> & { moneda?: Comprobante['moneda'] },
  signal?: AbortSignal,
) =>
  listOf(
    api.GET('/api/Proyectos/{proyectoId}/comprobantes', {
      params: { path: inProject(), query },
      headers,
      ...(signal && { signal }),
    }),
  )

export const comprobantesQuery = (view: MoneyView, valuation: Valuation) =>
  queryOptions({
    queryKey: key('comprobantes', comprobantesAsked(view, valuation)),
    queryFn: ({ signal }) => readComprobantes(comprobantesAsked(view, valuation), signal),
    placeholderData: keepPreviousData,
  })
export const pagosQuery = (view: MoneyView, valuation: Valuation) =>
  queryOptions({
    queryKey: key('pagos', pagosAsked(view, valuation)),
    queryFn: ({ signal }) =>
      listOf(
        api.GET('/api/Proyectos/{proyectoId}/pagos', {
          params: { path: inProject(), query: pagosAsked(view, valuation) },
          headers,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
export const cobrosQuery = (view: MoneyView, valuation: Valuation) =>
  queryOptions({
    queryKey: key('cobros', cobrosAsked(view, valuation)),
    queryFn: ({ signal }) =>
      listOf(
        api.GET('/api/Proyectos/{proyectoId}/cobros', {
          params: { path: inProject(), query: cobrosAsked(view, valuation) },
          headers,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const comprobanteQuery = (id: string) =>
  queryOptions({
    queryKey: key('comprobantes', 'one', id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/Proyectos/{proyectoId}/comprobantes/{id}', {
          params: { path: { ...inProject(), id } },
          headers,
          signal,
        }),
      ),
  })

/** The payments that were applied to a document. */
export const paymentsOfQuery = (comprobanteId: string) =>
  queryOptions({
    queryKey: key('pagos', 'of', comprobanteId),
    queryFn: ({ signal }) => {
      const params = { path: inProject(), query: { comprobanteId, size: 200 } }
      return listOf(api.GET('/api/Proyectos/{proyectoId}/pagos', { params, headers, signal }))
    },
  })

/** What is still to be paid to a supplier in a currency, what is due first standing first. */
export const pendingQuery = (proveedorId: string, moneda: Comprobante['moneda']) =>
  queryOptions({
    queryKey: key('comprobantes', 'pending', proveedorId, moneda),
    queryFn: ({ signal }) => {
      const query = {
        proveedorId,
        moneda,
        estadoPago: 'pendiente',
        sort: 'vencimiento',
        order: 'asc',
        size: 200,
      } as const
      return listOf(
        api.GET('/api/Proyectos/{proyectoId}/comprobantes', { params: { path: inProject(), query }, headers, signal }),
      )
    },
  })

/** What is still to be paid of a supplier's certificates that nothing bills yet. */
export const pendingCertificatesQuery = (proveedorId: string, moneda: Comprobante['moneda']) =>
  queryOptions({
    queryKey: key('certificados', 'pending', proveedorId, moneda),
    queryFn: ({ signal }) => {
      const query = { proveedorId, moneda, estadoPago: 'pendiente', sort: 'periodo', order: 'asc', size: 200 } as const
      return listOf(
        api.GET('/api/Proyectos/{proyectoId}/certificados', { params: { path: inProject(), query }, headers, signal }),
      )
    },
  })

export const vencimientosQuery = (valuation: Valuation) =>
  queryOptions({
    queryKey: key('vencimientos', valuationAsked(valuation)),
    queryFn: ({ signal }) => {
      const params = { path: inProject(), query: valuationAsked(valuation) }
      return answer(api.GET('/api/Proyectos/{proyectoId}/vencimientos', { params, headers, signal }))
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** The project, for its currency. */
export const projectQuery = () =>
  queryOptions({
    queryKey: ['company-projects', 'one', project()],
    queryFn: ({ signal }) => {
      const path = { desarrolladoraId: activeDeveloperId() ?? 0, ...inProject() }
      return answer(
        api.GET('/api/Desarrolladoras/{desarrolladoraId}/proyectos/{proyectoId}', {
          params: { path },
          headers,
          signal,
        }),
      )
    },
    staleTime: 60_000,
  })

export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogues', 'supplier', id],
    queryFn: ({ signal }) => {
      const path = { desarrolladoraId: activeDeveloperId() ?? 0, id }
      return answer(
        api.GET('/api/Desarrolladoras/{desarrolladoraId}/proveedores/{id}', { params: { path }, headers, signal }),
      )
    },
  })

type ComprobanteInput = Schema<'ComprobanteInput'>
type PagoInput = Schema<'PagoInput'>

/** What a document would be; nothing is stored. */
export const tryComprobante = (body: ComprobanteInput, signal: AbortSignal) => {
  const params = { path: inProject(), query: { simular: true } }
  const draft = { ...body, estado: 'borrador' as const }
  return answer(api.POST('/api/Proyectos/{proyectoId}/comprobantes', { params, body: draft, headers, signal }))
}
/** What a payment would be; nothing is stored. */
export const tryPago = (body: PagoInput, signal: AbortSignal) => {
  const params = { path: inProject(), query: { simular: true } }
  return answer(api.POST('/api/Proyectos/{proyectoId}/pagos', { params, body, headers, signal }))
}
/** What a payment would be after more of it was applied; nothing is stored. */
export const tryApplying = (id: string, body: Schema<'PagoAplicacion'>, signal: AbortSignal) => {
  const params = { path: { ...inProject(), id }, query: { simular: true } }
  return answer(api.POST('/api/Proyectos/{proyectoId}/pagos/{id}/aplicar', { params, body, headers, signal }))
}

const told = async <Saved>(call: Promise<Saved>): Promise<Saved> => {
  const saved = await call
  await changed()
  return saved
}
const own = (id: string) => ({ path: { ...inProject(), id } })

export const createComprobante = (body: ComprobanteInput, once: Once) =>
  told(
    answer(
      api.POST('/api/Proyectos/{proyectoId}/comprobantes', {
        params: { path: inProject() },
        body,
        headers: { ...headers, ...once },
      }),
    ),
  )
export const updateComprobante = (id: string, body: Schema<'ComprobantePatch'>) =>
  told(answer(api.PATCH('/api/Proyectos/{proyectoId}/comprobantes/{id}', { params: own(id), body, headers })))
export const deleteComprobante = ({ id, version }: Comprobante) =>
  told(
    answer(
      api.DELETE('/api/Proyectos/{proyectoId}/comprobantes/{id}', {
        params: { ...own(id), query: { version } },
        headers,
      }),
    ),
  )
export const registerComprobante = ({ id, version }: Comprobante) =>
  told(
    answer(
      api.POST('/api/Proyectos/{proyectoId}/comprobantes/{id}/registrar', {
        params: own(id),
        body: { version },
        headers,
      }),
    ),
  )
export const createPago = (body: PagoInput, once: Once) =>
  told(
    answer(
      api.POST('/api/Proyectos/{proyectoId}/pagos', {
        params: { path: inProject() },
        body,
        headers: { ...headers, ...once },
      }),
    ),
  )
export const applyPago = (id: string, body: Schema<'PagoAplicacion'>, once: Once) =>
  told(
    answer(
      api.POST('/api/Proyectos/{proyectoId}/pagos/{id}/aplicar', {
        params: own(id),
        body,
        headers: { ...headers, ...once },
      }),
    ),
  )
export const createCobro = (body: Schema<'CobroInput'>, once: Once) =>
  told(
    answer(
      api.POST('/api/Proyectos/{proyectoId}/cobros', {
        params: { path: inProject() },
        body,
        headers: { ...headers, ...once },
      }),
    ),
  )

/** What can be annulled, by its part of the address. */
export const annul = {
  comprobantes: (id: string, motivo: string) =>
    told<unknown>(
      answer(
        api.POST('/api/Proyectos/{proyectoId}/comprobantes/{id}/anular', {
          params: own(id),
          body: { motivo },
          headers,
        }),
      ),
    ),
  pagos: (id: string, motivo: string) =>
    told<unknown>(
      answer(api.POST('/api/Proyectos/{proyectoId}/pagos/{id}/anular', { params: own(id), body: { motivo }, headers })),
    ),
  cobros: (id: string, motivo: string) =>
    told<unknown>(
      answer(
        api.POST('/api/Proyectos/{proyectoId}/cobros/{id}/anular', { params: own(id), body: { motivo }, headers }),
      ),
    ),
}
export type AnnulledNoun = keyof typeof annul

/** A whole list as a file. */
export function exportList(
  noun: AnnulledNoun,
  view: MoneyView,
  valuation: Valuation,
  formato: SheetFormat,
): Promise<Blob> {
  const asFile = { headers, parseAs: 'blob' } as const
  const path = inProject()
  if (noun === 'comprobantes') {
    const params = { path, query: { ...comprobantesAsked(view, valuation), formato } }
    return answer(
      api.GET('/api/Proyectos/{proyectoId}/comprobantes', { params, ...asFile }),
    ) as unknown as Promise<Blob>
  }
  if (noun === 'pagos') {
    const params = { path, query: { ...pagosAsked(view, valuation), formato } }
    return answer(api.GET('/api/Proyectos/{proyectoId}/pagos', { params, ...asFile })) as unknown as Promise<Blob>
  }
  const params = { path, query: { ...cobrosAsked(view, valuation), formato } }
  return answer(api.GET('/api/Proyectos/{proyectoId}/cobros', { params, ...asFile })) as unknown as Promise<Blob>
}
