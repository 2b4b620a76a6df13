import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { downloadStream, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { saveLargeDownload } from '../../api/save-download.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import '../../records/money.css'
import './documentos.css'

type Legajo = Schema<'Legajo'>

const tones: Record<Schema<'LegajoEstado'>, StateTone> = {
  completo: 'success',
  porVencer: 'warning',
  vencido: 'danger',
  falta: 'danger',
}

/** They come in the order of their names. */
const unsorted = { key: '', order: 'asc' } as const

const columns: DataColumn<Legajo['tipos'][number] & { id: string }>[] = [
  { key: 'nombre', header: 'Tipo', cell: ({ tipo }) => <strong>{tipo}</strong> },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <StateTag state={estado} tone={tones[estado]} label={words.LegajoEstado[estado]} />,
  },
  {
    key: 'documentos',
    header: 'Documentos',
    cell: ({ tipoId, documentos }) =>
      documentos === 0 ? '0' : <Link to={`/documentos/buscar?tipo=${tipoId}`}>{documentos}</Link>,
  },
  {
    key: 'vencimiento',
    header: 'Vencimiento',
    cell: ({ vence, vencimiento }) => {
      if (vencimiento !== null) return <time dateTime={vencimiento}>{dateText(vencimiento)}</time>
      return vence ? null : 'No vence'
    },
  },
]

/** Which obligatory kinds of documents the project has, and which are missing or expired. */
export function LegajoSection({ proyectoId }: { proyectoId: number }) {
  const legajo = useQuery(q('getLegajo', { proyectoId }))
  const [isSaving, setIsSaving] = useState(false)
  const { documentos = 0, tamano = 0 } = legajo.data ?? {}
  const save = async () => {
    setIsSaving(true)
    await saveLargeDownload({ name: 'legajo.zip', bytes: tamano }, () =>
      downloadStream('downloadLegajo', { proyectoId }),
    )
    setIsSaving(false)
  }
  return (
    <div className="money">
      <SectionBar
        title="Legajo"
        actions={
          <Button busy={isSaving} disabled={documentos === 0} onClick={() => void save()}>
            <i className="pi pi-download" aria-hidden="true" /> Descargar todo en un zip ({formatFileSize(tamano)})
          </Button>
        }
      />
      <section className="money-card" aria-label="Legajo">
        <QueryAnswer query={legajo} height="16rem">
          {(data) => (data.tipos.length === 0 ? <NoTypes /> : <Types legajo={data} />)}
        </QueryAnswer>
      </section>
    </div>
  )
}

function NoTypes() {
  return (
    <EmptyState icon={<i className="pi pi-folder" />} title="Ningún tipo de documento es obligatorio">
      Marcalos como obligatorios en los{' '}
      <Link to="/solo-desarrollo/carga-categoricos/tipos-documento">tipos de documento</Link> de la empresa.
    </EmptyState>
  )
}

function summaryText({ faltan, vencidos }: Legajo): string {
  if (faltan === 0 && vencidos === 0) return 'Está completo.'
  const missing = faltan === 1 ? 'Falta 1 tipo obligatorio' : `Faltan ${faltan} tipos obligatorios`
  const expired = vencidos === 1 ? '1 está vencido' : `${vencidos} están vencidos`
  if (vencidos === 0) return `${missing}.`
  return faltan === 0 ? `De los tipos obligatorios, ${expired}.` : `${missing} y ${expired}.`
}

function Types({ legajo }: { legajo: Legajo }) {
  return (
    <>
      <p className="money-note">{summaryText(legajo)}</p>
      <DataTable
        label="Tipos obligatorios"
        className="documentos-table documentos-legajo"
        rows={legajo.tipos.map((tipo) => ({ id: tipo.tipoId, ...tipo }))}
        columns={columns}
        sort={unsorted}
        onSort={() => undefined}
      />
    </>
  )
}
