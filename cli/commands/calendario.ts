/** `obra calendario`: the events of the chosen project and its `.ics` files (docs/domain/calendar.md). */
import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { projectOf, recordsOf, showList, showRecord, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { failureOf } from '../lib/client.ts'
import { openSignedIn } from '../lib/context.ts'
import { usageFailure } from '../lib/failure.ts'
import { formOf } from '../lib/files.ts'
import { examples } from '../lib/spanish.ts'

const dates: Noun = {
  name: 'ocurrencias',
  scope: 'project',
  columns: ['inicio', 'fin', 'titulo', 'detalle', 'tipo', 'lugar', 'estado'],
}
const events: Noun = {
  name: 'eventos',
  scope: 'project',
  columns: ['titulo', 'inicio', 'fin', 'lugar', 'recurrencia', 'estado'],
}

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })

type ListOptions = { desde?: string; hasta?: string; search?: string; origen?: string }

function addList(parent: Command): void {
  const command = parent
    .command('list')
    .description('Lo que hay en el calendario: eventos, vencimientos, entregas, feriados')
  command
    .option('--desde <fecha>', 'Desde este día, AAAA-MM-DD; si no se dice, hoy')
    .option('--hasta <fecha>', 'Hasta este día; si no se dice, un mes')
    .option('--search <texto>', 'Solo lo que contiene estas palabras')
    .option(
      '--origen <origen>',
      'Solo de este origen: evento, comprobante, certificado, pedido, contrato, cheque, cuota, feriado',
    )
    .action(async ({ desde = dayAfter(0), hasta = dayAfter(30), ...query }: ListOptions) => {
      const { output, send } = recordsOf(command, dates)
      const { items } = await send<{ items: CompanyRecord[] }>('GET', { query: { desde, hasta, ...query } })
      showList(output, dates, { items, total: items.length })
    })
  examples(command, [
    ['obra calendario list', 'el mes que viene'],
    ['obra calendario list --desde 2026-03-01 --hasta 2026-03-31 --json', 'un mes, para un script'],
  ])
}

type AddOptions = { inicio: string; fin?: string; lugar?: string; notas?: string; repite?: string }

/** An hour later, or the same day. */
const usualEnd = (inicio: string): string =>
  inicio.length === 10 ? inicio : new Date(Date.parse(`${inicio}Z`) + 3_600_000).toISOString().slice(0, 16)

function addAdd(parent: Command): void {
  const command = parent.command('add').description('Agrega un evento')
  command
    .argument('<título>', 'Qué es')
    .requiredOption('--inicio <hora>', 'AAAA-MM-DDTHH:MM, o solo la fecha si es de todo el día')
    .option('--fin <hora>', 'Cuándo termina; si no se dice, una hora después o el mismo día')
    .option('--lugar <texto>', 'Dónde')
    .option('--notas <texto>', 'Más datos')
    .option('--repite <regla>', 'Cómo se repite, como RRULE: FREQ=WEEKLY;BYDAY=TU')
    .action(async (titulo: string, { inicio, repite, ...more }: AddOptions) => {
      if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(inicio) || Number.isNaN(Date.parse(inicio)))
        throw usageFailure('El inicio se escribe 2026-03-17T10:00, o 2026-03-17 si es de todo el día.')
      const { output, send } = recordsOf(command, events)
      const body = { titulo, inicio, todoElDia: inicio.length === 10, fin: usualEnd(inicio), ...more }
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      showRecord(
        output,
        events,
        await send('POST', { body: { ...body, ...(repite && { recurrencia: repite }) }, headers }),
      )
    })
  examples(command, [
    ["obra calendario add 'Reunión de obra' --inicio 2026-03-17T10:00 --repite 'FREQ=WEEKLY;BYDAY=TU'", 'cada martes'],
    ["obra calendario add 'Entrega del obrador' --inicio 2026-12-29", 'de todo el día'],
  ])
}

async function importFile(command: Command, file: string, isDryRun: boolean): Promise<void> {
  const { client, output } = openSignedIn(command)
  const form = await formOf(file)
  const { data, error, response } = await client.POST('/api/Proyectos/{proyectoId}/calendario/importar', {
    params: {
      path: { proyectoId: await projectOf(client) },
      query: { simular: isDryRun },
      header: { 'Idempotency-Key': crypto.randomUUID() },
    },
    body: { file: '' },
    bodySerializer: () => form,
  })
  if (!data) throw failureOf(response, error)
  const { agregados, cambiados, iguales, rechazados, avisos } = data
  const counts = { agregados, cambiados, iguales, rechazados: rechazados.length }
  output.record(data, Object.entries(counts))
  const remarks = [...rechazados.map(({ titulo, motivo }) => `No se importó «${titulo}»: ${motivo}`), ...avisos]
  if (remarks.length > 0) output.remark(remarks.join('\n'))
}

async function exportFile(command: Command, target: string): Promise<void> {
  const { client, output } = openSignedIn(command)
  const params = { path: { proyectoId: await projectOf(client) } }
  const address = '/api/Proyectos/{proyectoId}/calendario.ics'
  const { data, error, response } = await client.GET(address, { params, parseAs: 'text' })
  if (!response.ok) throw failureOf(response, error)
  const text = data ?? ''
  await writeFile(target, text, { flag: 'wx' }).catch((failure) => {
    const isThere = (failure as { code?: string }).code === 'EEXIST'
    throw usageFailure(isThere ? `Ya hay un archivo ${target}: decí otro.` : `No se puede escribir ${target}.`)
  })
  output.record({ archivo: target, bytes: text.length }, [['archivo', target]])
}

export function calendario(command: Command): void {
  addList(command)
  addAdd(command)
  const load = command.command('import').description('Importa un archivo .ics: dos veces el mismo no cambia nada')
  load
    .argument('<archivo>', 'El archivo .ics')
    .option('--simular', 'Dice qué haría, sin guardar nada')
    .action((file: string, { simular = false }: { simular?: boolean }) => importFile(load, file, simular))
  examples(load, [['obra calendario import obra.ics --simular', 'lo que agregaría y cambiaría']])
  const save = command.command('export').description('Guarda los eventos del proyecto como .ics')
  save.argument('<archivo>', 'Dónde').action((file: string) => exportFile(save, file))
  examples(save, [['obra calendario export obra.ics', 'para otro programa']])
  examples(command, [['obra calendario list', 'lo que viene']])
}
