/** `obra plan list | avance | import`: the plan of works of the chosen project (docs/domain/plan.md). */
import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { planOf } from '../../openapi/shared/plan-file.ts'
import { FileProblem } from '../../openapi/shared/sheet-cells.ts'
import { addList, recordsOf, type Noun } from '../lib/company-records.ts'
import { usageFailure } from '../lib/failure.ts'
import { table } from '../lib/output.ts'
import { examples } from '../lib/spanish.ts'

type Schemas = components['schemas']

const tareas: Noun = {
  name: 'tareas',
  scope: 'project',
  columns: ['codigo', 'nombre', 'inicio', 'duracionDias', 'fin', 'avance', 'estado', 'responsable'],
  filters: ['estado', 'responsableId', 'rubroId'],
}

const planRecord = { name: 'plan', scope: 'project' } as const
const width = () => process.stdout.columns ?? Infinity

const percent = (value: string | null) => (value === null ? '—' : `${Number(value).toFixed(1).replace('.', ',')} %`)

function progressText({ rubros, avance, estimacion }: Schemas['PlanAvance']): string {
  const rows = [...rubros, { codigo: '', nombre: 'Total', avance, certificado: null }]
  type Row = (typeof rows)[number]
  const columns = [
    { title: 'CÓDIGO', value: ({ codigo }: Row) => codigo, isWhole: true },
    { title: 'RUBRO', value: ({ nombre }: Row) => nombre },
    { title: 'AVANCE', value: (row: Row) => percent(row.avance), isWhole: true },
    { title: 'CERTIFICADO', value: ({ certificado }: Row) => percent(certificado), isWhole: true },
  ]
  return `${table(rows, columns, width())}\n\n${estimacion}`
}

function datesText({ creadas }: Schemas['PlanCambio']): string {
  type Row = (typeof creadas)[number]
  const columns = [
    { title: 'CÓDIGO', value: ({ clave }: Row) => clave ?? '', isWhole: true },
    { title: 'INICIO', value: ({ inicio }: Row) => inicio, isWhole: true },
    { title: 'FIN', value: ({ fin }: Row) => fin, isWhole: true },
  ]
  return table(creadas, columns, width())
}

function addProgress(parent: Command): void {
  const command = parent.command('avance').description('El avance físico por rubro, y cuándo terminaría a este ritmo')
  command.action(async () => {
    const { output, send } = recordsOf(command, { ...planRecord, name: 'plan/avance' })
    output.show(await send<Schemas['PlanAvance']>('GET'), progressText)
  })
  examples(command, [['obra plan avance', 'por rubro, al lado de lo certificado']])
}

/** The tasks of a file; the server checks the shape of JSON. */
async function tasksOf(file: string): Promise<Schemas['TareaInput'][]> {
  const bytes = await readFile(file).catch(() => {
    throw usageFailure(`No se puede leer ${file}.`)
  })
  try {
    if (file.toLowerCase().endsWith('.json')) return JSON.parse(bytes.toString()) as Schemas['TareaInput'][]
    return await planOf(bytes)
  } catch (error) {
    if (error instanceof SyntaxError) throw usageFailure('El archivo no es JSON.')
    throw error instanceof FileProblem ? usageFailure(error.message) : error
  }
}

function addImport(parent: Command): void {
  const command = parent.command('import').description('Agrega las tareas de una planilla o de un archivo JSON')
  command
    .argument('<archivo>', 'XLSX o CSV con código, nombre, inicio, duración y predecesoras; o JSON')
    .option('--simular', 'Solo revisa el archivo y muestra las fechas: no guarda nada')
    .action(async (file: string, { simular }: { simular?: boolean }) => {
      const guardar = await tasksOf(file)
      const { output, send } = recordsOf(command, tareas)
      const { version } = await recordsOf(command, planRecord).send<Schemas['Plan']>('GET')
      const query = simular ? { simular } : {}
      const body = { version, guardar, borrar: [] }
      output.show(await send<Schemas['PlanCambio']>('PATCH', { query, body }), datesText)
    })
  examples(command, [
    ['obra plan import plan.csv --simular', 'revisa el archivo sin guardar'],
    ['obra plan import plan.xlsx', 'agrega sus tareas al plan'],
  ])
}

export function plan(command: Command): void {
  addList(command, tareas)
  addProgress(command)
  addImport(command)
  examples(command, [
    ['obra plan list --filtro estado=bloqueada', 'lo que está frenado'],
    ['obra plan import plan.xlsx', 'agrega las tareas de una planilla'],
  ])
}
