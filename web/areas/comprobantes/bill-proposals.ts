/** What a supplier may bill, and the fields of a comprobante that follow from it. */
import type { Schema } from '../../api/types.ts'
import { amountOfCents, centsOf, splitAmount, sumAmounts } from '../../lib/cents.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import type { ComprobanteDraft, PartDraft } from './comprobante-draft.ts'

type Contrato = Pick<
  Schema<'Contrato'>,
  'id' | 'numero' | 'objeto' | 'moneda' | 'estado' | 'anticipo' | 'alicuotaIva' | 'items'
> & {
  resumen: Pick<Schema<'Contrato'>['resumen'], 'facturado'>
}
type Certificado = Pick<
  Schema<'Certificado'>,
  'id' | 'numero' | 'periodo' | 'contratoId' | 'moneda' | 'neto' | 'saldo' | 'facturado' | 'aFacturar' | 'lineas'
>
/** A budget item or a rubro, and its weight in the split of the net amount. */
type Part = { rubroId: string; item: { id: string; label: string } | null; weight: string }

export type Proposal = {
  contratoId: string
  /** Empty: a contract without a certificate. */
  certificadoId: string
  title: string
  moneda: Schema<'Moneda'>
  /** Null: the net amount is not known. */
  neto: string | null
  /** The VAT rate of the contract. */
  alicuotaIva: Schema<'AlicuotaIva'>
  parts: Part[]
}

const mostCertificates = 5
const mostContracts = 3
/** With more items the form would be endless: then it is split by rubro. */
const mostItems = 10

/** What is left to bill of a certificate, in cents: nothing if it is paid without an invoice. */
function leftToBill({ facturado, aFacturar, neto, saldo }: Certificado): bigint {
  const isPaidDirectly = centsOf(facturado) === 0n && saldo !== neto
  return isPaidDirectly ? 0n : centsOf(aFacturar)
}

function byRubro(parts: Part[]): Part[] {
  const rubros = Map.groupBy(parts, ({ rubroId }) => rubroId)
  return [...rubros].map(([rubroId, own]) => ({
    rubroId,
    item: null,
    weight: sumAmounts(own.map(({ weight }) => weight)),
  }))
}

/** The items of a contract, each with its weight; those without one are left out, and many are grouped by rubro. */
function partsOf({ items }: Contrato, weightOf: (item: Contrato['items'][number]) => string): Part[] {
  const parts = items.flatMap((item) => {
    const weight = weightOf(item)
    const label = `${item.codigo ?? ''} ${item.descripcion ?? ''}`.trim()
    return item.rubroId && centsOf(weight) > 0n
      ? [{ rubroId: item.rubroId, item: { id: item.itemId, label }, weight }]
      : []
  })
  return parts.length > mostItems ? byRubro(parts) : parts
}

function ofCertificate(certificate: Certificado, contract: Contrato): Proposal {
  const certified = new Map(certificate.lineas.map(({ itemId, importe = '0' }) => [itemId, importe]))
  const parts = partsOf(contract, ({ id = '' }) => certified.get(id) ?? '0')
  return {
    contratoId: contract.id,
    certificadoId: certificate.id,
    title: `Certificado N.º ${certificate.numero}, ${dateText(certificate.periodo)} · ${contract.objeto}`,
    moneda: certificate.moneda,
    neto: amountOfCents(leftToBill(certificate)),
    alicuotaIva: contract.alicuotaIva,
    // A certificate of differences only has no work of its own.
    parts: parts.length > 0 ? parts : byRubro(partsOf(contract, ({ importe = '0' }) => importe)),
  }
}

/** A contract without a certificate: its advance if nothing was billed yet, else no amount. */
function ofContract(contract: Contrato): Proposal {
  const isAdvance = centsOf(contract.anticipo) > 0n && centsOf(contract.resumen.facturado) === 0n
  const rubros = byRubro(partsOf(contract, ({ importe = '0' }) => importe))
  return {
    contratoId: contract.id,
    certificadoId: '',
    title: `${isAdvance ? 'Anticipo del contrato' : 'Contrato'} ${contract.numero} · ${contract.objeto}`,
    moneda: contract.moneda,
    neto: isAdvance ? contract.anticipo : null,
    alicuotaIva: contract.alicuotaIva,
    // Without an amount there is nothing to split.
    parts: isAdvance || rubros.length === 1 ? rubros : [],
  }
}

/** What is proposed for a supplier: approved certificates that are not wholly billed, then contracts in force. */
export function proposalsOf(contracts: readonly Contrato[], certificates: readonly Certificado[]): Proposal[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  const open = certificates.flatMap((certificate) => {
    const contract = byId.get(certificate.contratoId)
    return contract && leftToBill(certificate) > 0n ? [ofCertificate(certificate, contract)] : []
  })
  const current = contracts.filter(({ estado }) => estado === 'vigente').map(ofContract)
  return [...open.slice(0, mostCertificates), ...current.slice(0, mostContracts)]
}

/** The fields that a proposal fills in; `labels`: the rubros by id. The last part stays open, so that it gets the rest. */
export function filledBy(
  { contratoId, certificadoId, neto, alicuotaIva, parts }: Proposal,
  labels: ReadonlyMap<string, string>,
): Pick<ComprobanteDraft, 'contratoId' | 'certificadoId'> & Partial<ComprobanteDraft> {
  const links = { contratoId, certificadoId }
  const amounts = splitAmount(
    neto ?? '0',
    parts.map(({ weight }) => weight),
  )
  const imputaciones = parts.map(({ rubroId, item }, index): PartDraft => ({
    rubro: { id: rubroId, label: labels.get(rubroId) ?? '' },
    item,
    importe: index === parts.length - 1 ? '' : decimalText(amounts[index]!),
  }))
  return {
    ...links,
    ...(neto !== null && {
      neto: decimalText(neto),
      total: '',
      iva: alicuotaIva === '0' ? [] : [{ alicuota: alicuotaIva, base: '', importe: '' }],
    }),
    ...(imputaciones.length > 0 && { imputaciones }),
  }
}

/** The amounts and rubros of a draft as text, to see whether the user typed some; empty without any. */
export function typedAmounts({ neto, total, iva, imputaciones }: ComprobanteDraft): string {
  const vat = iva.flatMap(({ base, importe }) => [base, importe])
  const spent = imputaciones.flatMap(({ rubro, item, importe }) => [rubro?.id ?? '', item?.id ?? '', importe])
  const typed = [neto, total, ...vat, ...spent].map((text) => text.trim())
  return typed.some(Boolean) ? typed.join('|') : ''
}
