import type { Command } from 'commander'
import { administer } from '../lib/administer.ts'
import { openOutput } from '../lib/context.ts'
import { examples, minute } from '../lib/spanish.ts'

type Waiting = { to: string; subject: string; attempts: number; status: string; createdAt: string; nextAt: string }

function addList(parent: Command): void {
  const command = parent.command('list').description('Lista a quiénes falta entregar mail, del más viejo al más nuevo')
  command.action(async () => {
    const output = openOutput(command)
    output.rows(
      await administer<Waiting[]>('mail-list'),
      [
        { title: 'PARA', value: (row) => row.to },
        { title: 'ASUNTO', value: (row) => row.subject },
        { title: 'INTENTOS', value: (row) => String(row.attempts) },
        { title: 'ESTADO', value: (row) => (row.status === 'failed' ? 'falló' : 'espera') },
        { title: 'PRÓXIMO', value: (row) => minute(row.nextAt) },
      ],
      'No hay mails esperando.',
    )
  })
  examples(command, [["obra mail list --json | jq '.[].to'", 'las direcciones, para un script']])
}

function addRetry(parent: Command): void {
  const command = parent.command('retry').description('Vuelve a intentar ya mismo con todo lo que espera o falló')
  command.action(async () => {
    const output = openOutput(command)
    const done = await administer<{ retried: number }>('mail-retry')
    const deliveryCount = ({ retried }: typeof done) => (retried === 1 ? '1 entrega' : `${retried} entregas`)
    output.show(done, (each) => `${deliveryCount(each)} por intentar: el servidor empieza en menos de diez segundos.`)
  })
  examples(command, [['obra mail retry', 'después de arreglar OBRA_SMTP_URL']])
}

/** `obra mail` */
export function mail(command: Command): void {
  addList(command)
  addRetry(command)
  command.addHelpText(
    'after',
    '\nTrabaja sobre la base de OBRA_DATA_DIR (./data si falta), o la de DATABASE_URL. Entrega el servidor.',
  )
  examples(command, [
    ['obra mail list', 'qué espera, y desde cuándo'],
    ['obra mail retry', 'sin esperar la próxima pausa'],
  ])
}
