import type { Command } from 'commander'
import { administer } from '../lib/administer.ts'
import { openOutput } from '../lib/context.ts'
import { addListOptions } from '../lib/listing.ts'
import { examples, minute } from '../lib/spanish.ts'

type Answer = { guide: string; useful: boolean; reason: string; answeredAt: string }
type Totals = { guide: string; answers: number; useful: number; notUseful: number }

const nobody = 'Todavía nadie contestó si una guía le sirvió.'

function addTotals(parent: Command): void {
  const command = parent
    .command('totals')
    .description('Cuenta las respuestas de cada guía; primero las que menos sirvieron')
  command.action(async () => {
    openOutput(command).rows(
      await administer<Totals[]>('guide-totals'),
      [
        { title: 'GUÍA', value: (row) => row.guide },
        { title: 'RESPUESTAS', value: (row) => String(row.answers) },
        { title: 'SIRVIÓ', value: (row) => String(row.useful) },
        { title: 'NO SIRVIÓ', value: (row) => String(row.notUseful) },
      ],
      nobody,
    )
  })
  examples(command, [["obra guides totals --jq '.[:5]'", 'las cinco que más conviene reescribir']])
}

function addAnswers(parent: Command): void {
  const command = parent
    .command('answers')
    .description('Lista las respuestas con su motivo, de la más nueva a la más vieja')
  command.action(async () => {
    openOutput(command).rows(
      await administer<Answer[]>('guide-answers'),
      [
        { title: 'CUÁNDO', value: (row) => minute(row.answeredAt) },
        { title: 'GUÍA', value: (row) => row.guide },
        { title: 'SIRVIÓ', value: (row) => (row.useful ? 'sí' : 'no') },
        { title: 'MOTIVO', value: (row) => row.reason },
      ],
      nobody,
    )
  })
  addListOptions(command)
  examples(command, [["obra guides answers --jq '.[] | select(.useful | not) | .reason'", 'por qué no sirvieron']])
}

/** `obra guides` */
export function guides(command: Command): void {
  addTotals(command)
  addAnswers(command)
  command.addHelpText(
    'after',
    '\nTrabaja sobre la base de OBRA_DATA_DIR (./data si falta), o la de DATABASE_URL. No dice quién contestó.',
  )
  examples(command, [['obra guides totals', 'qué guías no sirven']])
}
