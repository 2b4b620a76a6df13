import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { UploadButtons } from '../../api/UploadButtons.tsx'
import { useUrlState } from '../../lib/use-url-state.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { ClashDialog } from '../../ui/files/ClashDialog.tsx'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useMay } from '../developers/door.ts'
import { documentColumns } from './document-columns.tsx'
import { DocumentList } from './DocumentList.tsx'
import { planoList } from './documentos-view.ts'
import type { Documento, Plano } from './queries.ts'

const UploadDialog = onDemand(async () => (await import('./UploadDialog.tsx')).UploadDialog)
const RevisionsDialog = onDemand(async () => (await import('./RevisionsDialog.tsx')).RevisionsDialog)

const filters: readonly Filter[] = [
  { key: 'disciplina', label: 'Disciplina', kind: 'choice', options: optionsOf(words.DocumentoDisciplina) },
  { key: 'estado', label: 'Estado', kind: 'choice', options: optionsOf(words.DocumentoPlanoEstado) },
]

/** The drawings of a project with their revisions: which one is current, and which are outdated. */
export function PlanosSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(planoList.codec)
  const [placed, setPlaced] = useState<readonly PlacedFile[] | null>(null)
  const [ordered, setOrdered] = useState<Plano | null>(null)
  const mayWrite = useMay('createDocumento')
  const input = { proyectoId, ...planoList.input(view) }
  const list = useQuery({ ...q('listPlanos', input), placeholderData: keepPreviousData })
  const columns = documentColumns({ openId: view.open, onOpen: (open) => changeView({ open }) })
  const discipline: DataColumn<Documento> = {
    key: 'disciplina',
    header: 'Disciplina',
    cell: ({ plano }) => plano && words.DocumentoDisciplina[plano.disciplina],
  }
  const order: DataColumn<Documento> = {
    key: 'orden',
    header: <span className="visually-hidden">Orden</span>,
    cell: ({ plano }) =>
      plano && (
        <Button size="small" variant="quiet" onClick={() => setOrdered(plano)}>
          Revisiones<span className="visually-hidden"> de {plano.numero}</span>
        </Button>
      ),
  }
  return (
    <DocumentList
      {...{ proyectoId, list, view, changeView, filters }}
      title="Planos"
      words={['planos', 'plano']}
      first={planoList.first}
      isNarrowed={planoList.isNarrowed(view)}
      columns={[columns.numero, columns.revision, columns.estado, columns.nombre, discipline, columns.subidoEn, order]}
      empty={{
        icon: 'pi-map',
        text: 'Subí los planos: su número y su revisión salen del nombre del archivo, como A-101_rev3.pdf.',
      }}
      actions={
        <>
          {mayWrite && <UploadButtons onFiles={setPlaced} />}
          <ExportMenu name="planos" read={(formato) => download('listPlanos', { ...input, formato })} />
        </>
      }
    >
      <ClashDialog replaceLabel="Nueva versión" />
      {placed && (
        <UploadDialog {...{ proyectoId, placed }} carpetaId={null} arePlanos onClose={() => setPlaced(null)} />
      )}
      {ordered && <RevisionsDialog {...{ proyectoId, mayWrite }} plano={ordered} onClose={() => setOrdered(null)} />}
    </DocumentList>
  )
}
