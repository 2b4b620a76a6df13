import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { PrintedAgreement, PrintedItems } from '../contratos/door.ts'
import { addendumName, termText, type Adenda } from './queries.ts'

const marks: Partial<Record<Adenda['estado'], string>> = { borrador: 'BORRADOR', anulada: 'ANULADA' }

type PrintedAddendumProps = { proyectoId: number; contract: Schema<'Contrato'>; addendum: Adenda }

/** The addendum to sign. */
export function PrintedAddendum({ proyectoId, contract, addendum }: PrintedAddendumProps) {
  const { estado, fecha, motivo, items, total, moneda } = addendum
  return (
    <PrintedAgreement
      {...{ proyectoId }}
      proveedorId={contract.proveedorId}
      title={`${addendumName(addendum)} del contrato ${contract.numero ? `N.º ${contract.numero}` : ''}`}
      mark={marks[estado]}
    >
      <p>
        Contrato: {contract.objeto}, del {dateText(contract.fecha)}.
      </p>
      <p>
        Fecha: {dateText(fecha)}. Motivo: {motivo}
      </p>
      {termText(addendum) && <p>Plazo: {termText(addendum)}.</p>}
      {items.length > 0 && <PrintedItems items={items} quantity="Cambio" />}
      <p>
        Total de la adenda, sin IVA: <strong>{moneyText(total, moneda)}</strong>.
      </p>
    </PrintedAgreement>
  )
}
