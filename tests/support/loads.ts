/** Loads of records of a project, for tests: read a sheet, load it, undo it. */
import { expect } from 'vitest'
import type { components } from '../../openapi/generated/schema.d.ts'
import { insideWrite } from '../../server/areas/cargas/slices.ts'
import type { RecordPlace } from '../../server/areas/cargas/records/record-noun.ts'
import { onBehalfOf } from '../../server/context.ts'
import { demoId } from './sample.ts'
import type { Api, TestServer } from './server.ts'

type Tipo = components['schemas']['CargaTipo']
type Carga = components['schemas']['CargaDetalle']

export function createLoads(server: { current: TestServer }, proyectoId: number, desarrolladoraId = 1) {
  const place = ({ id }: { id: string }) => ({ params: { desarrolladoraId, id } })
  const settled = async (api: Api, carga: { id: string }): Promise<Carga> => {
    await server.current.services.background.settled()
    return (await api('getCarga', place(carga))).body
  }
  const ok = ({ status, body }: { status: number; body: unknown }) =>
    expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, ''])

  return {
    /** Calls a noun as a slice of a load does, on behalf of the demo user. */
    within<T>(work: (place: RecordPlace) => Promise<T>): Promise<T> {
      const { services } = server.current
      const ctx = onBehalfOf(services, { id: demoId, name: 'Demo' }, desarrolladoraId)
      return services.store.write((db) => work({ ctx: insideWrite(ctx, db).ctx, db, proyectoId }))
    },
    async plan(api: Api, tipo: Tipo, content: string | Uint8Array, project = proyectoId): Promise<Carga> {
      const form = new FormData()
      form.append('tipo', tipo)
      form.append('proyectoId', String(project))
      form.append('archivo', new File([content as BlobPart], 'planilla.csv'))
      const answer = await api('createCarga', { params: { desarrolladoraId }, wrong: form })
      ok(answer)
      return answer.body
    },
    /** Has a load leave out the rows that are wrong. */
    async onlyValid(api: Api, carga: Carga): Promise<Carga> {
      const body = { alcance: 'validas', version: carga.version } as const
      const answer = await api('setCargaAjustes', { ...place(carga), body })
      ok(answer)
      return answer.body
    },
    async rows(api: Api, carga: { id: string }) {
      return (await api('listCargaFilas', { ...place(carga), query: { size: 200 } })).body.items
    },
    /** What is wrong, by row and field: '3 total: …'. */
    async problems(api: Api, carga: Carga): Promise<string[]> {
      const { items } = (await api('listCargaFilas', { ...place(carga), query: { size: 200 } })).body
      // A row has the cells of columns with a field.
      const names = carga.columnas.flatMap(({ campo }) => campo ?? [])
      return items.flatMap(({ fila, error, celdas }) => [
        ...(error === null ? [] : [`${fila}: ${error}`]),
        ...celdas.flatMap((each, indice) => (each.error ? [`${fila} ${names[indice]}: ${each.error}`] : [])),
      ])
    },
    async run(api: Api, carga: Carga): Promise<Carga> {
      ok(await api('runCarga', { ...place(carga), body: { version: carga.version } }))
      return settled(api, carga)
    },
    async undo(api: Api, carga: Carga): Promise<Carga> {
      ok(await api('undoCarga', { ...place(carga), body: { version: carga.version } }))
      return settled(api, carga)
    },
  }
}
