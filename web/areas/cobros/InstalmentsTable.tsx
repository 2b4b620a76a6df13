import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { words } from '../../../openapi/generated/words.ts'
import { collectAddress, type Cuota } from './planned.queries.ts'

const tones: Record<Cuota['estado'], StateTone> = {
  pendiente: 'info',
  parcial: 'warning',
  cobrada: 'success',
  atrasada: 'danger',
}

function stateLabel({ estado, diasAtraso }: Cuota): string {
  if (estado !== 'atrasada') return words.CuotaEstado[estado]
  return `Atrasada ${diasAtraso === 1 ? '1 día' : `${diasAtraso} días`}`
}

type InstalmentsTableProps = {
  cuotas: readonly Cuota[]
  mayCollect: boolean
  /** Names who pays, in a list of several plans. */
  isMixed?: boolean
}

/** Instalments with what is due of them, each with a link to the form of its receipt. */
export function InstalmentsTable({ cuotas, mayCollect, isMixed = false }: InstalmentsTableProps) {
  return (
    <TableScroll label="Cuotas">
      <table className="table record-rows" aria-label="Cuotas">
        <thead>
          <tr>
            <th scope="col">Cuota</th>
            <th scope="col">Vence</th>
            <th scope="col" className="table-number">
              Importe
            </th>
            <th scope="col" className="table-number">
              Cobrado
            </th>
            <th scope="col" className="table-number">
              Falta
            </th>
            <th scope="col">Estado</th>
            {mayCollect && (
              <th scope="col">
                <span className="visually-hidden">Cobrar</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {cuotas.map((cuota) => (
            <InstalmentRow key={cuota.id} {...{ cuota, mayCollect, isMixed }} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type InstalmentRowProps = { cuota: Cuota; mayCollect: boolean; isMixed: boolean }

function InstalmentRow({ cuota, mayCollect, isMixed }: InstalmentRowProps) {
  const { numero, cuotas, de, vencimiento, moneda, importe, importeAjustado, factor, cobrado, saldo, estado } = cuota
  return (
    <tr>
      <th scope="row">
        {isMixed && (
          <>
            <Link to={`/finanzas/cobros-previstos?abierto=${cuota.previstoId}`}>{de}</Link>{' '}
          </>
        )}
        {numero} de {cuotas}
      </th>
      <td data-label="Vence">{dateText(vencimiento)}</td>
      <td data-label="Importe" className="table-number">
        {moneyText(importeAjustado, moneda)}
        {factor !== null && (
          <span className="money-note">
            {' '}
            de {moneyText(importe, moneda)}
            {cuota.ajusteProvisorio && ', con el último índice'}
          </span>
        )}
      </td>
      <td data-label="Cobrado" className="table-number">
        {moneyText(cobrado, moneda)}
      </td>
      <td data-label="Falta" className="table-number">
        {moneyText(saldo, moneda)}
      </td>
      <td data-label="Estado">
        <StateTag state={estado} label={stateLabel(cuota)} tone={tones[estado]} />
      </td>
      {mayCollect && (
        <td>
          {estado !== 'cobrada' && (
            <Link className="screen-only" to={collectAddress(cuota)} aria-label={`Cobrar la cuota ${numero} de ${de}`}>
              Cobrar
            </Link>
          )}
        </td>
      )}
    </tr>
  )
}
