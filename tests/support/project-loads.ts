/** Loads of records of a project, as the screens do them. */
import { expect } from 'vitest'
import type { components } from '../../openapi/generated/schema.d.ts'
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

  /** Loads only the rows without errors. */
  async function runValid(api: Api, carga: { id: string; version: number }): Promise<Carga> {
    const ajustes = { version: carga.version, alcance: 'validas' as const }
    await api('setCargaAjustes', { ...at(carga), body: ajustes })
    return run(api, await settle(api, carga))
  }

  async function undo(api: Api, carga: Carga): Promise<Carga> {
    expect((await api('undoCarga', { ...at(carga), body: { version: carga.version } })).status).toBe(200)
    return settle(api, carga)
  }

  const template = async (api: Api) => {
    const { bytes } = await api('getCargaPlantilla', { params: { ...company, tipo }, query: { formato: 'csv' } })
    return bytes
  }

  return { plan, rowsOf, outcomes, run, runValid, undo, template }
}

let made = 0
/** An active project without records. */
export async function emptyProject(api: Api): Promise<number> {
  made += 1
  const { body } = await api('createProject', { params: company, body: { nombre: `Carga ${made}` } })
  return body.id
}
