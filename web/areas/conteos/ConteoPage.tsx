import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { attempt } from '../../api/attempt.ts'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { dateText } from '../../lib/date-text.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { NotFound } from '../../ui/NotFound.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { ConteoResult } from './ConteoResult.tsx'
import { ConteoSheet } from './ConteoSheet.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import { conteoName, deleteConteo, type Conteo } from './queries.ts'
import './conteos.css'

const ConfirmConteoDialog = onDemand(async () => (await import('./ConfirmConteoDialog.tsx')).ConfirmConteoDialog)
const listAddress = '/materiales/conteos'

/** A count: its sheet while it is open, then its differences. */
export function ConteoPage({ proyectoId, id }: { proyectoId: number; id: string }) {
  const query = useQuery(q('getConteo', { proyectoId, id }))
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status))
    return <NotFound title="No encontramos ese conteo" to={listAddress} label="Ver todos" />
  return (
    <div className="record-list">
      <Link to={listAddress} className="screen-only">
        ← Conteos
      </Link>
      <QueryAnswer query={query} height="20rem">
        {(conteo) => <OneConteo proyectoId={proyectoId} conteo={conteo} />}
      </QueryAnswer>
    </div>
  )
}

function OneConteo({ proyectoId, conteo }: { proyectoId: number; conteo: Conteo }) {
  const isPrinting = usePrinting()
  const isOpen = conteo.estado === 'borrador'
  const mayWrite = useMay('countConteoLinea')
  const { deposito, fecha, ciego, marcadas, lineas, estado } = conteo
  return (
    <>
      <header className="record-head">
        <h2>
          {conteoName(conteo)} · {deposito}
        </h2>
        <StateTag state={estado} />
        <Actions proyectoId={proyectoId} conteo={conteo} mayWrite={isOpen && mayWrite} />
      </header>
      <p className="money-note">
        {dateText(fecha)} · {marcadas} de {lineas.length}{' '}
        {lineas.length === 1 ? 'material contado' : 'materiales contados'}
        {isOpen && ciego && ' · a ciegas: lo que debería haber se ve al confirmar'}
      </p>
      {isOpen && isPrinting && <PrintedSheet conteo={conteo} />}
      {isOpen && !isPrinting && <ConteoSheet proyectoId={proyectoId} conteo={conteo} mayWrite={mayWrite} />}
      {!isOpen && <ConteoResult lineas={lineas} />}
      <DocumentHistory proyectoId={proyectoId} id={conteo.id} />
    </>
  )
}

type ActionsProps = { proyectoId: number; conteo: Conteo; mayWrite: boolean }

function Actions({ proyectoId, conteo, mayWrite }: ActionsProps) {
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = async () => {
    if (await askAndDelete(proyectoId, conteo)) void navigate(listAddress)
  }
  return (
    <div className="record-actions">
      {mayWrite && (
        <Button variant="primary" onClick={() => setIsConfirming(true)}>
          Confirmar
        </Button>
      )}
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && <Button onClick={() => void remove()}>Borrar</Button>}
      {isConfirming && (
        <ConfirmConteoDialog proyectoId={proyectoId} conteo={conteo} onClose={() => setIsConfirming(false)} />
      )}
    </div>
  )
}

async function askAndDelete(proyectoId: number, { id, version }: Conteo): Promise<boolean> {
  const message = 'La planilla se borra con todo lo contado, y no se puede recuperar.'
  return (
    (await askFirst({ title: 'Borrar el conteo', message, label: 'Borrar', isLossy: true })) &&
    attempt(deleteConteo, { proyectoId, id, version }, 'No se borró')
  )
}
