import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { execute } from '../../api/attempt.ts'
import { mutate, q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatDate } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { monedas } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { ContractDialog } from './ContractDialog.tsx'
import { ContractFigures } from './ContractFigures.tsx'
import { pricingText } from './pricing-text.ts'
import { PrintedContract } from './PrintedContract.tsx'
import type { Contrato } from './queries.ts'
import { Fact } from '../../ui/Fact.tsx'

type Item = Contrato['items'][number] & { id: string }
type ContractPageProps = {
  proyectoId: number
  id: string
  certificates: (contract: Contrato) => ReactNode
  addenda: (contract: Contrato) => ReactNode
  /** The addenda on the printed sheet. */
  printedAddenda: ReactNode
  fund: (contract: Contrato) => ReactNode
  files: (contract: Contrato) => ReactNode
  history: ReactNode
}

const original: AmountColumn<Item> = {
  key: 'original',
  title: 'Original',
  kind: 'decimal',
  value: (item) => item.cantidadOriginal,
}

/** The columns of the items; with the original quantities once an addendum changed one. */
const columnsOf = (items: Contrato['items']): AmountColumn<Item>[] => [
  ...columns.slice(0, 2),
  ...(items.some(({ cantidad, cantidadOriginal }) => cantidad !== cantidadOriginal) ? [original] : []),
  ...columns.slice(2),
]

const columns: AmountColumn<Item>[] = [
  { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
  { key: 'unidad', title: 'Unidad', width: 80, value: ({ unidad }) => unidad },
  { key: 'cantidad', title: 'Cantidad', kind: 'decimal', value: ({ cantidad }) => cantidad },
  { key: 'precio', title: 'Precio unitario', kind: 'amount', value: ({ precioUnitario }) => precioUnitario },
  { key: 'importe', title: 'Importe', kind: 'amount', value: ({ importe }) => importe },
  { key: 'certificada', title: 'Certificado', kind: 'decimal', value: (item) => item.cantidadCertificada },
]

/** One contract: its terms, its items and its certificates. */
export function ContractPage({ proyectoId, id, history, ...parts }: ContractPageProps) {
  const { data: contract, error, refetch } = useQuery(q('getContrato', { proyectoId, id }))
  const withValuation = useAddressWithValuation()
  if (error instanceof ApiError && error.status === 404)
    return <NotFound title="No encontramos ese contrato" to={withValuation('/finanzas/contratos')} label="Ver todos" />
  if (error && !contract) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!contract) return <Skeleton height="20rem" />
  const { moneda } = contract
  const isSigned = contract.estado !== 'borrador'
  return (
    <div className="record-list">
      <Link to={withValuation('/finanzas/contratos')}>← Contratos</Link>
      <header className="record-head">
        <h2>
          {contract.numero ? `${contract.numero}. ` : ''}
          {contract.objeto}
        </h2>
        <StateTag state={contract.estado} />
        <ContractActions proyectoId={proyectoId} contract={contract} />
      </header>
      {isSigned && <ContractFigures contract={contract} />}
      <dl className="record-facts">
        <Fact name="Proveedor">
          <Link to={withValuation(`/finanzas/cuenta-corriente?proveedor=${contract.proveedorId}`)}>
            {contract.proveedor}
          </Link>
        </Fact>
        {!isSigned && <Fact name="Total">{moneyText(contract.total, moneda)}</Fact>}
        <Fact name={`Anticipo (${shareText(contract.anticipoPorcentaje)} % del total)`}>
          {moneyText(contract.anticipo, moneda)}
        </Fact>
        <Fact name="Fondo de reparo">{shareText(contract.fondoReparoPorcentaje)} % de bruto y ajuste</Fact>
        <Fact name="Ajuste">{pricingText(contract)}</Fact>
        <Fact name="IVA">{decimalText(contract.alicuotaIva)} %</Fact>
        <TotalInBase proyectoId={proyectoId} contract={contract} />
        <Fact name="Fecha y plazo">
          {formatDate(contract.fecha)}, {contract.plazoDias} días: hasta el {dateText(contract.fechaFin)}
        </Fact>
        {contract.motivoEstado && <Fact name="Motivo">{contract.motivoEstado}</Fact>}
      </dl>
      {isSigned && parts.certificates(contract)}
      <div id="items">
        <AmountTable
          label="Ítems del contrato"
          wraps
          rows={contract.items as Item[]}
          columns={columnsOf(contract.items)}
        />
      </div>
      {isSigned && parts.addenda(contract)}
      {isSigned && parts.fund(contract)}
      {parts.files(contract)}
      {history}
      <PrintedContract {...{ proyectoId, contract }} addenda={parts.printedAddenda} />
    </div>
  )
}

/** The total of a contract in another currency in that of the project, and its rate. */
function TotalInBase({ proyectoId, contract: { cotizacion, totalBase } }: { proyectoId: number; contract: Contrato }) {
  const monedaBase = useBaseCurrency(proyectoId)
  if (!cotizacion || !monedaBase) return null
  return (
    <Fact name={`Total en ${monedas[monedaBase].toLowerCase()}`}>
      {moneyText(totalBase, monedaBase)} al {cotizacion.tipo} del {dateText(cotizacion.fecha)}:{' '}
      {decimalText(cotizacion.valor)}
    </Fact>
  )
}

const shareText = (percent: string) => decimalText(trimDecimal(percent))

/** Buttons for the transitions that the state of the contract allows. */
function ContractActions({ proyectoId, contract }: { proyectoId: number; contract: Contrato }) {
  const mayWrite = useMay('signContrato')
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const [isEnding, setIsEnding] = useState(false)
  const [isEdited, setIsEdited] = useState(false)
  const { id, version } = contract
  const step = { proyectoId, id, body: { version } }
  useFocusAfter(contract.estado)
  const ask = async (title: string, message: string, label: string, work: () => Promise<unknown>) => {
    if (await askFirst({ title, message, label })) await work().catch(tellFailure('No se pudo'))
  }
  const sign = () =>
    void ask(
      `¿Firmar «${contract.objeto}»?`,
      'Queda vigente y comprometido; después cambia solo con una adenda.',
      'Firmar',
      () => execute(mutate('signContrato', financeChange), step),
    )
  const finish = () =>
    void ask(`¿Finalizar «${contract.objeto}»?`, finishWords(contract), 'Finalizar', () =>
      execute(mutate('finishContrato', financeChange), step),
    )
  const remove = () =>
    void ask(`¿Borrar el borrador de «${contract.objeto}»?`, 'No se puede deshacer.', 'Borrar', async () => {
      await execute(mutate('deleteContrato', financeChange), { proyectoId, id, version })
      await navigate(withValuation('/finanzas/contratos'))
    })
  return (
    <div className="record-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && contract.estado === 'borrador' && (
        <>
          <Button onClick={remove}>Borrar</Button>
          <Button onClick={() => setIsEdited(true)}>Editar</Button>
          <Button variant="primary" onClick={sign}>
            Firmar
          </Button>
        </>
      )}
      {mayWrite && contract.estado === 'vigente' && (
        <>
          <Button onClick={() => setIsEnding(true)}>Rescindir</Button>
          <Button onClick={finish}>Finalizar</Button>
        </>
      )}
      {isEdited && <ContractDialog proyectoId={proyectoId} contract={contract} onClose={() => setIsEdited(false)} />}
      {isEnding && (
        <ReasonDialog
          recordId={id}
          title={`Rescindir «${contract.objeto}»`}
          saveLabel="Rescindir"
          failure="No se pudo rescindir."
          onConfirm={(motivo) =>
            execute(mutate('rescindContrato', financeChange), { proyectoId, id, body: { version, motivo } })
          }
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  )
}

const finishWords = ({ indice }: { indice: string | null }) =>
  indice
    ? `No se certifica más avance. Si un índice (${indice}) se vuelve a publicar después, esa diferencia se certifica acá.`
    : 'No se certifica más.'
