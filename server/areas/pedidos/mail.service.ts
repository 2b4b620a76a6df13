/** The mail of an order to its supplier. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { dateText } from '../../lib/calendar.ts'
import { oneLine } from '../../lib/mail-text.ts'
import { Problem } from '../../lib/problem.ts'
import { trimmedInSpanish } from '../../money/decimal.ts'
import { moneyText } from '../../money/money-text.ts'
import { requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { findRecord, getRecord } from '../../records/record-list.service.ts'
import { changeRecord, requireSeen } from '../../records/record-write.service.ts'
import type { Place } from '../../records/record.ts'
import { prepareMail } from '../mailbox/door.ts'
import { pedidos, type Pedido } from './record.ts'
import { selectMailNames } from './queries.ts'

type Linea = Pedido['lineas'][number]

function lineText({ codigo, material, cantidad, presentacion, unidad, precio, moneda }: Linea): string {
  const counted = presentacion ?? unidad
  const price = precio && moneda ? `, a ${moneyText(precio, moneda)} por ${counted}` : ''
  return `- ${trimmedInSpanish(cantidad)} ${counted} de ${material} (${codigo})${price}`
}

async function mailOf(ctx: Context, pedido: Pedido): Promise<components['schemas']['PedidoMail']> {
  const { mail, proyecto, direccion, empresa } = await selectMailNames(ctx.store.read, pedido.id)
  const number = pedido.numero === null ? '' : ` N.º ${pedido.numero}`
  const day = dateText(pedido.fechaConfirmada ?? pedido.fechaPedida)
  const totals = pedido.totales.map(({ importe, moneda }) => moneyText(importe, moneda)).join(' + ')
  const paragraphs = [
    'Hola:',
    `Les pasamos el pedido${number} de ${oneLine(empresa)} para ${oneLine(proyecto)}.`,
    pedido.lineas.map(lineText).join('\n'),
    totals && `Total: ${totals}`,
    `Entrega: el ${day} en ${pedido.deposito}${direccion && `, ${direccion}`}.`,
    pedido.nota,
    'Por favor, respondan este mail para confirmar el pedido y la fecha de entrega.',
    ctx.user.name,
  ]
  const asunto = `Pedido${number} de ${oneLine(empresa)}: ${oneLine(proyecto)}`
  return { para: mail, asunto, texto: paragraphs.filter((text) => text !== '').join('\n\n') }
}

/** The mail that `sendPedido` sends without other texts. Throws 404. */
export async function getPedidoMail(ctx: Context, place: Place) {
  return mailOf(ctx, await getRecord(ctx, pedidos, place))
}

/**
 * Sends an order from the caller's mailbox, and stores when and to whom. Throws 404, 409 for a supplier without an address or an
 * order that nothing is expected of, 429.
 */
export async function sendPedido(
  ctx: Context,
  place: Place,
  { version, ...sent }: Body<'sendPedido'>,
): Promise<Pedido> {
  const seen = await getRecord(ctx, pedidos, place)
  const { para, asunto, texto } = { ...(await mailOf(ctx, seen)), ...sent }
  if (para === '') {
    const message = `${seen.proveedor} no tiene mail. Cargáselo en su ficha, o escribí a qué dirección va.`
    throw new Problem(409, 'Missing mail', message, { issues: [{ field: 'para', message }] })
  }
  requireSeen(pedidos, seen, version, ['aprobado', 'recibidoParcial'])
  const mail = await prepareMail(ctx, { to: [para], subject: asunto, content: texto })
  const after = await writeRecords(ctx, place.proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findRecord(scope, pedidos, place.id)
    // The mail has the order as it was read before the write.
    requireSeen(pedidos, before, seen.version, ['aprobado', 'recibidoParcial'])
    await mail.send(scope.db)
    const record = { ...before, enviadoA: para, enviadoEn: ctx.clock().toISOString() }
    return changeRecord(ctx, scope, pedidos, { accion: 'enviar', before, record })
  })
  mail.deliver()
  return after
}
