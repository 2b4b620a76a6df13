/** Loads of records of a project, as the screens do them. */
import { expect } from 'vitest'
import type { components } from '../../openapi/generated/schema.d.ts'
import { insideWrite } from '../../server/areas/cargas/slices.ts'
import type { RecordPlace } from '../../server/areas/cargas/records/record-noun.ts'
import { onBehalfOf } from '../../server/context.ts'
import { demoId } from './sample.ts'
import type { Api, TestServer } from './server.ts'

type Schemas = components['schemas']
type Carga = Schemas['CargaDetalle']

const company = { desarrolladoraId: 1 }

/** Loads into a project of company 1. */
export function projectLoads(server: () => TestServer, tipo: Schemas['CargaTipo']) {
  const at = ({ id }: { id: string }) => ({ params: { ...company, id } })

  /** Reads a sheet and plans it. */
  async function plan(api: Api, proyectoId: number | null, content: string | Uint8Array): Promise<Carga> {
    const form = new FormData()
    form.append('tipo', tipo)
    if (proyectoId !== null) form.append('proyectoId', String(proyectoId))
    form.append('archivo', new File([content as BlobPart], 'planilla.csv'))
    const { status, body } = await api('createCarga', { params: company, wrong: form })
    expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, ''])
    await server().services.background.settled()
    return (await api('getCarga', at(body))).body
  }

  const rowsOf = async (api: Api, carga: { id: string }) =>
    (await api('listCargaFilas', { ...at(carga), query: { size: 200 } })).body.items

  /** What each row does, with its messages: '3 error cantidad: Es obligatorio.' */
  async function outcomes(api: Api, carga: { id: string }): Promise<string[]> {
    return (await rowsOf(api, carga)).map(({ fila, accion, error, celdas }) =>
      [`${fila} ${accion}`, error, ...celdas.map((cell) => cell.error && `${cell.campo}: ${cell.error}`)]
        .filter(Boolean)
        .join(' '),
    )
  }

  async function settle(api: Api, carga: { id: string }): Promise<Carga> {
    await server().services.background.settled()
    return (await api('getCarga', at(carga))).body
  }

  /** Loads a planned sheet, and waits for the end. */
  async function run(api: Api, carga: { id: string; version: number }): Promise<Carga> {
    const { status, body } = await api('runCarga', { ...at(carga), body: { version: carga.version } })
    expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, ''])
    return settle(api, carga)
  }

  /** Has a load leave out the rows that are wrong. */
  async function onlyValid(api: Api, carga: { id: string; version: number }): Promise<Carga> {
    const ajustes = { version: carga.version, alcance: 'validas' as const }
    await api('setCargaAjustes', { ...at(carga), body: ajustes })
    return settle(api, carga)
  }

  /** Loads only the rows without errors. */
  const runValid = async (api: Api, carga: { id: string; version: number }) => run(api, await onlyValid(api, carga))

  async function undo(api: Api, carga: Carga): Promise<Carga> {
    expect((await api('undoCarga', { ...at(carga), body: { version: carga.version } })).status).toBe(200)
    return settle(api, carga)
  }

  const template = async (api: Api) => {
    const { bytes } = await api('getCargaPlantilla', { params: { ...company, tipo }, query: { formato: 'csv' } })
    return bytes
  }

  return { plan, rowsOf, outcomes, run, onlyValid, runValid, undo, template }
}

/** As `projectLoads`, for loads of several kinds into one project. */
export function createLoads(server: { current: TestServer }, proyectoId: number) {
  const of = (tipo: Schemas['CargaTipo']) => projectLoads(() => server.current, tipo)
  // These are the same for all kinds.
  const { rowsOf: rows, run, onlyValid, undo } = of('cobros')
  return {
    rows,
    run,
    onlyValid,
    undo,
    /** Calls a noun as a slice of a load does, on behalf of the demo user. */
    within<T>(work: (place: RecordPlace) => Promise<T>): Promise<T> {
      const { services } = server.current
      const ctx = onBehalfOf(services, { id: demoId, name: 'Demo' }, company.desarrolladoraId)
      return services.store.write((db) => work({ ctx: insideWrite(ctx, db).ctx, db, proyectoId }))
    },
    plan: (api: Api, tipo: Schemas['CargaTipo'], content: string | Uint8Array, project = proyectoId) =>
      of(tipo).plan(api, project, content),
    /** What is wrong, by row and field: '3 total: …'. */
    async problems(api: Api, carga: Carga): Promise<string[]> {
      const { items } = (await api('listCargaFilas', { params: { ...company, id: carga.id }, query: { size: 200 } }))
        .body
      // A row has the cells of columns with a field.
      const names = carga.columnas.flatMap(({ campo }) => campo ?? [])
      return items.flatMap(({ fila, error, celdas }) => [
        ...(error === null ? [] : [`${fila}: ${error}`]),
        ...celdas.flatMap((each, indice) => (each.error ? [`${fila} ${names[indice]}: ${each.error}`] : [])),
      ])
    },
  }
}

let made = 0
/** An active project without records. */
export async function emptyProject(api: Api): Promise<number> {
  made += 1
  const { body } = await api('createProject', { params: company, body: { nombre: `Carga ${made}` } })
  return body.id
}
