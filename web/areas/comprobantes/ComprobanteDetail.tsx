import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { attempt } from '../../api/attempt.ts'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { words } from '../../../openapi/generated/words.ts'
import { sumAmounts } from '../../lib/cents.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { useAddressWithValuation } from '../control/door.ts'
import { payAddress } from '../proveedores/door.ts'
import { ownerOf } from './comprobante-files.ts'
import { StoredFiles } from './ComprobanteFiles.tsx'
import { deleteComprobante, registerComprobante, type Comprobante } from './queries.ts'
import { Fact } from '../../ui/Fact.tsx'

type ComprobanteDetailProps = {
  proyectoId: number
  comprobante: Comprobante
  monedaBase: Schema<'Moneda'>
  mayWrite: boolean
  onEdit: () => void
  onAnnul: () => void
}

/** A comprobante's expanded row: amounts, links, payments, files, history and actions. */
export function ComprobanteDetail(props: ComprobanteDetailProps) {
  const { proyectoId, comprobante, monedaBase, mayWrite } = props
  const { iva, imputaciones, moneda, cotizacion, estado } = comprobante
  return (
    <div className="money-detail">
      <dl className="money-facts">
        <Fact name="CUIT">{comprobante.cuit}</Fact>
        <Fact name="Neto">{moneyText(comprobante.neto, moneda)}</Fact>
        {iva.map(({ alicuota, importe }) => (
          <Fact key={alicuota} name={`IVA ${decimalText(alicuota)} %`}>
            {moneyText(importe, moneda)}
          </Fact>
        ))}
        {otherAmounts(comprobante).map(([name, amount]) => (
          <Fact key={name} name={name}>
            {moneyText(amount, moneda)}
          </Fact>
        ))}
        {comprobante.cae && (
          <Fact name={comprobante.caeVence ? `CAE, vence el ${dateText(comprobante.caeVence)}` : 'CAE'}>
            {comprobante.cae}
          </Fact>
        )}
        {Number(comprobante.retenido) > 0 && (
          <Fact name="Retenido por su certificado">{moneyText(comprobante.retenido, moneda)}</Fact>
        )}
        {cotizacion && (
          <Fact name={`En la moneda del proyecto, ${cotizacion.tipo} del ${dateText(cotizacion.fecha)}`}>
            {moneyText(comprobante.totalBase, monedaBase)} a {decimalText(cotizacion.valor)}
          </Fact>
        )}
        {imputaciones.map(({ rubroId, rubro, item, importe }, index) => (
          <Fact key={`${rubroId}${index}`} name={item ? `${rubro} · ${item}` : rubro}>
            {moneyText(importe, moneda)}
          </Fact>
        ))}
        {comprobante.nota && <Fact name="Nota">{comprobante.nota}</Fact>}
        {comprobante.motivoEstado && <Fact name="Motivo">{comprobante.motivoEstado}</Fact>}
        {comprobante.avisos.map((aviso) => (
          <Fact key={aviso} name="Aviso">
            {aviso}
          </Fact>
        ))}
      </dl>
      <Billed comprobante={comprobante} />
      {estado === 'registrado' && <Payments proyectoId={proyectoId} comprobante={comprobante} />}
      <StoredFiles
        owner={ownerOf('comprobante', proyectoId, comprobante.id)}
        documentos={comprobante.documentos}
        mayWrite={mayWrite}
      />
      {mayWrite && <Actions {...props} />}
      <DocumentHistory proyectoId={proyectoId} id={comprobante.id} />
    </div>
  )
}

/** What it has besides net and VAT; the last line is what no name explains of the other taxes. */
function otherAmounts(comprobante: Comprobante): [name: string, amount: string][] {
  const { noGravado, exento, impuestosInternos, percepciones, otrosTributos } = comprobante
  const named = [impuestosInternos, ...percepciones.map(({ importe }) => importe)]
  const rest = sumAmounts([otrosTributos, ...named.map((amount) => `-${amount}`)])
  const all: [string, string][] = [
    ['No gravado', noGravado],
    ['Exento', exento],
    ['Impuestos internos', impuestosInternos],
    ...percepciones.map(({ impuesto, jurisdiccion, importe }): [string, string] => [
      ['Percepción de', words.PercepcionImpuesto[impuesto], jurisdiccion].filter(Boolean).join(' '),
      importe,
    ]),
    ['Otros tributos', rest],
  ]
  return all.filter(([, amount]) => Number(amount) > 0)
}

async function askAndDelete(proyectoId: number, comprobante: Comprobante): Promise<void> {
  const { id, version, numeroCompleto, proveedor } = comprobante
  const message = `${numeroCompleto} de ${proveedor} se borra y no se puede recuperar.`
  if (await askFirst({ title: 'Borrar el borrador', message, label: 'Borrar', isLossy: true }))
    await attempt(deleteComprobante, { proyectoId, id, version }, 'No se borró')
}

async function askAndRegister(proyectoId: number, comprobante: Comprobante): Promise<void> {
  const { id, version, numeroCompleto, total, moneda, tipo, certificadoId } = comprobante
  const effect = tipo === 'notaCredito' ? 'Descuenta' : 'Se deben'
  const withheld = certificadoId && tipo !== 'notaCredito' ? ', menos lo que retiene su certificado,' : ''
  const message = `${effect} ${moneyText(total, moneda)}${withheld} y sus importes quedan fijos. Si hay que corregirlos, se anula.`
  if (await askFirst({ title: `¿Registrar ${numeroCompleto}?`, message, label: 'Registrar' }))
    await attempt(registerComprobante, { proyectoId, id, body: { version } }, 'No se registró')
}

function Actions({ proyectoId, comprobante, onEdit, onAnnul }: ComprobanteDetailProps) {
  const withValuation = useAddressWithValuation()
  const { estado, tipo, saldo } = comprobante
  const isOwed = estado === 'registrado' && Number(saldo) > 0 && tipo !== 'notaCredito'
  return (
    <div className="money-actions">
      {estado === 'borrador' && (
        <>
          <Button variant="primary" onClick={() => void askAndRegister(proyectoId, comprobante)}>
            Registrar
          </Button>
          <Button onClick={onEdit}>Editar</Button>
          <Button onClick={() => void askAndDelete(proyectoId, comprobante)}>Borrar</Button>
        </>
      )}
      {isOwed && (
        <Link className="button button-primary button-normal" to={withValuation(payAddress(comprobante))}>
          Pagar
        </Link>
      )}
      {estado === 'registrado' && (
        <>
          <Button onClick={onEdit}>Corregir</Button>
          <Button onClick={onAnnul}>Anular</Button>
        </>
      )}
    </div>
  )
}

/** Links to the billed contract and certificate, and to the supplier's account. */
function Billed({ comprobante }: { comprobante: Comprobante }) {
  const withValuation = useAddressWithValuation()
  const { contratoId, contrato, certificadoId, certificado, proveedorId, proveedor } = comprobante
  return (
    <ul className="money-payments" aria-label="Vínculos">
      {contratoId && (
        <li>
          Contrato <Link to={withValuation(`/finanzas/contratos/${contratoId}`)}>{contrato}</Link>
        </li>
      )}
      {certificadoId && (
        <li>
          Certificado{' '}
          <Link to={withValuation(`/finanzas/contratos/${contratoId}/certificados/${certificadoId}`)}>
            {certificado}
          </Link>
        </li>
      )}
      <li>
        <Link to={withValuation(`/finanzas/cuenta-corriente?proveedor=${proveedorId}`)}>
          Cuenta corriente de {proveedor}
        </Link>
      </li>
    </ul>
  )
}

/** The payments applied to a comprobante. */
function Payments({ proyectoId, comprobante }: { proyectoId: number; comprobante: Comprobante }) {
  const { data } = useQuery(q('listPagos', { proyectoId, comprobanteId: comprobante.id, size: 200 }))
  const withValuation = useAddressWithValuation()
  if (!data || data.total === 0) return null
  return (
    <ul className="money-payments" aria-label="Pagos">
      {data.items.map((pago) => (
        <li key={pago.id}>
          <Link to={withValuation(`/finanzas/pagos?abierto=${pago.id}&proveedor=${pago.proveedorId}`)}>
            Pago {pago.numero}
          </Link>{' '}
          del {dateText(pago.fecha)}:{' '}
          {moneyText(
            pago.imputaciones.find(({ comprobanteId }) => comprobanteId === comprobante.id)?.importe ?? '0.00',
            pago.moneda,
          )}
          {pago.estado === 'anulado' && ' (anulado)'}
        </li>
      ))}
    </ul>
  )
}
