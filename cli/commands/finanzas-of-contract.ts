/** `obra finanzas adendas | liberaciones`, and the subcommands of all records whose path is below that of their contract. */
import type { Command } from 'commander'
import { fieldsOf, recordsOf, showList, showRecord, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'

/** A step of a record; `hasReason` asks for `--motivo`. */
export type ContractStep = readonly [name: string, description: string, hasReason: boolean]

type InContract = { contrato: string; motivo?: string }

/** The noun for the records of one contract. */
const ofContract = (noun: Noun, contrato: string): Noun => ({
  ...noun,
  name: `contratos/${encodeURIComponent(contrato)}/${noun.name}`,
})
const newHeaders = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** `show`, `create` with this description, and the steps of a record of a contract; `one` is its name in help texts. */
export function addInContract(
  parent: Command,
  noun: Noun,
  { one, create, steps }: { one: string; create: string; steps: readonly ContractStep[] },
): void {
  const add = (name: string, description: string) =>
    parent.command(name).description(description).requiredOption('--contrato <id>', 'El contrato')
  const show = add('show', `Muestra ${one}`).argument('<id>', 'El id')
  show.action(async (id: string, { contrato }: InContract) => {
    const own = ofContract(noun, contrato)
    const { output, send } = recordsOf(show, own)
    showRecord(output, own, await send('GET', { id }))
  })
  const creation = add('create', create).argument('<campo=valor...>', 'Los datos, con los nombres del contrato')
  creation.action(async (pairs: string[], { contrato }: InContract) => {
    const own = ofContract(noun, contrato)
    const { output, send } = recordsOf(creation, own)
    showRecord(output, own, await send('POST', { body: fieldsOf(noun.name, pairs), headers: newHeaders() }))
  })
  for (const [step, description, hasReason] of steps) {
    const command = add(step, description).argument('<id>', 'El id')
    if (hasReason) command.requiredOption('--motivo <texto>', 'Por qué')
    command.action(async (id: string, { contrato, motivo }: InContract) => {
      const own = ofContract(noun, contrato)
      const { output, send } = recordsOf(command, own)
      const { version } = await send<CompanyRecord>('GET', { id })
      const body = { version, ...(motivo !== undefined && { motivo }) }
      showRecord(output, own, await send('POST', { id, step, body, headers: newHeaders() }))
    })
  }
}

/** `list` for records that are only listed by contract. */
function addListOfContract(parent: Command, noun: Noun): void {
  const command = parent.command('list').description('Lista las de un contrato')
  command.requiredOption('--contrato <id>', 'El contrato').action(async ({ contrato }: InContract) => {
    const own = ofContract(noun, contrato)
    const { output, send } = recordsOf(command, own)
    showList(output, own, await send('GET', { query: { size: 200 } }))
  })
}

const adendas: Noun = {
  name: 'adendas',
  scope: 'project',
  columns: ['numero', 'fecha', 'motivo', 'plazoDias', 'moneda', 'total', 'estado'],
}
const liberaciones: Noun = {
  name: 'liberaciones',
  scope: 'project',
  columns: ['numero', 'fecha', 'motivo', 'moneda', 'importe', 'saldo', 'estado'],
}

/** `obra finanzas adendas`. */
export function addAddenda(parent: Command): void {
  const command = parent.command('adendas').description('Lo que cambia de un contrato firmado: ítems y plazo')
  addListOfContract(command, adendas)
  addInContract(command, adendas, {
    one: 'una adenda',
    create: 'Empieza una adenda',
    steps: [
      ['aprobar', 'El contrato cambia desde ahora', false],
      ['anular', 'El contrato queda como sin ella', true],
    ],
  })
  examples(command, [
    ["obra finanzas adendas create fecha=2026-03-02 motivo='Más plazo' plazoDias=30 --contrato ID", '30 días más'],
    ['obra finanzas adendas aprobar ID --contrato ID', 'el contrato cambia'],
  ])
}

/** `obra finanzas liberaciones`. */
export function addReleases(parent: Command): void {
  const command = parent.command('liberaciones').description('Lo que se libera del fondo de reparo de un contrato')
  addListOfContract(command, liberaciones)
  addInContract(command, liberaciones, {
    one: 'una liberación',
    create: 'Libera fondo de reparo: desde su fecha se le debe al proveedor',
    steps: [['anular', 'Se vuelve a retener', true]],
  })
  examples(command, [
    [
      "obra finanzas liberaciones create fecha=2026-03-02 importe=1000 motivo='Recepción definitiva' --contrato ID",
      'se le deben 1000',
    ],
  ])
}
