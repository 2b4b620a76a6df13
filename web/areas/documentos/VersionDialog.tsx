import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { contentQuery, saveDocument, versionsQuery, type Documento } from './queries.ts'
import { DocumentViewer, isViewed } from './viewer/DocumentViewer.tsx'

type VersionDialogProps = {
  proyectoId: number
  documento: Documento
  numero: number
  /** Go to the neighbours in the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** A version of a document in place, and another one beside it. */
export function VersionDialog({ proyectoId, documento, numero, onPrevious, onNext, onClose }: VersionDialogProps) {
  const isCurrent = numero === documento.versionNumero
  const hasOthers = documento.versionNumero > 1
  const versions = useQuery({ ...versionsQuery(proyectoId, documento.id), enabled: hasOthers })
  const [other, setOther] = useState('')
  const typeOf = (wanted: number) =>
    wanted === documento.versionNumero
      ? documento.mime
      : versions.data?.items.find((each) => each.numero === wanted)?.mime
  const others = (versions.data?.items ?? []).filter((each) => each.numero !== numero)
  const compared = others.find((each) => String(each.numero) === other)?.numero
  const shown = compared === undefined ? [numero] : [compared, numero].toSorted((a, b) => a - b)
  const title = isCurrent ? documento.nombre : `${documento.nombre}, versión ${numero}`
  return (
    <Dialog title={title} isOpen onClose={onClose} width={compared === undefined ? 1120 : 1600}>
      {hasOthers && (
        <SelectField
          label="Comparar con"
          value={other}
          onChange={setOther}
          options={[
            { value: '', label: 'Ninguna' },
            ...others.map((each) => ({ value: String(each.numero), label: `Versión ${each.numero}` })),
          ]}
        />
      )}
      <div className="documentos-versions-shown">
        {shown.map((each) => {
          const type = typeOf(each)
          return (
            <section key={`${documento.id}:${each}`} aria-label={`Versión ${each}`}>
              {shown.length > 1 && <h3>Versión {each}</h3>}
              {type && <Content {...{ proyectoId, documento, type }} numero={each} />}
            </section>
          )
        })}
      </div>
      <p className="documentos-actions">
        <Button disabled={!onPrevious} onClick={onPrevious}>
          <i className="pi pi-angle-left" aria-hidden="true" /> Anterior
        </Button>
        <Button disabled={!onNext} onClick={onNext}>
          Siguiente <i className="pi pi-angle-right" aria-hidden="true" />
        </Button>
        <Button onClick={() => void saveDocument(proyectoId, documento, numero)}>
          <i className="pi pi-download" aria-hidden="true" /> Descargar
        </Button>
      </p>
    </Dialog>
  )
}

type ContentProps = Pick<VersionDialogProps, 'proyectoId' | 'documento' | 'numero'> & { type: string }

function Content({ proyectoId, documento, numero, type }: ContentProps) {
  const content = useQuery({ ...contentQuery(proyectoId, documento.id, numero), enabled: isViewed(type) })
  return (
    <DocumentViewer
      id={`${documento.id}:${numero}`}
      file={{ name: documento.nombre, type }}
      content={content.data}
      failure={content.error ? errorMessage(content.error) : undefined}
      onRetry={() => void content.refetch()}
    />
  )
}
