import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { attemptWork, execute } from '../../api/attempt.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { Menu } from '../../ui/Menu.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { restoreVersion, saveDocument, versionsQuery, type Documento, type Version } from './queries.ts'
import { documentUploads } from './uploads.ts'

type VersionsProps = {
  proyectoId: number
  documento: Documento
  mayWrite: boolean
  onView: (numero: number) => void
}

/** The versions of a document, the current one marked; uploads the next one, or restores an old one as the next. */
export function Versions(props: VersionsProps) {
  const { proyectoId, documento, mayWrite } = props
  const versions = useQuery(versionsQuery(proyectoId, documento.id))
  return (
    <section className="documentos-part" aria-label="Versiones">
      <h3>Versiones</h3>
      {mayWrite && <NextVersion key={documento.version} proyectoId={proyectoId} documento={documento} />}
      <QueryAnswer query={versions} height="6rem">
        {({ items }) => (
          <ol className="documentos-versions" reversed>
            {items.map((version) => (
              <VersionRow key={version.numero} {...props} version={version} />
            ))}
          </ol>
        )}
      </QueryAnswer>
    </section>
  )
}

/** Uploads the next version, with what is new in it. */
function NextVersion({ proyectoId, documento }: { proyectoId: number; documento: Documento }) {
  const picker = useRef<HTMLInputElement>(null)
  const [comentario, setComentario] = useState('')
  const send = (file: File) => {
    const { id, carpetaId, version } = documento
    const next = { id, comentario: comentario.trim(), version }
    documentUploads.add([{ file, name: file.name, folders: [], place: { proyectoId, carpetaId, plano: null, next } }])
  }
  return (
    <div className="documentos-next">
      <TextField
        label="Qué hay de nuevo"
        maxLength={500}
        value={comentario}
        onChange={({ target }) => setComentario(target.value)}
      />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Versión nueva"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button onClick={() => picker.current?.click()}>
        <i className="pi pi-upload" aria-hidden="true" /> Subir una versión nueva
      </Button>
    </div>
  )
}

function VersionRow({ proyectoId, documento, mayWrite, onView, version }: VersionsProps & { version: Version }) {
  const { numero, comentario, subidoPor, subidoEn, tamano, esActual } = version
  const restore = async () => {
    const answer = await confirm({
      title: `¿Restaurar la versión ${numero}?`,
      message: `Pasa a ser la versión ${documento.versionNumero + 1}. Las demás quedan como están.`,
      actions: { confirm: { label: 'Restaurar', color: 'primary' }, cancel: { label: 'Cancelar' } },
    })
    if (answer !== 'confirmed') return
    await attemptWork('No se restauró la versión', () =>
      execute(restoreVersion, {
        proyectoId,
        id: documento.id,
        numero,
        body: { version: documento.version },
        headers: { 'Idempotency-Key': newUuid() },
      }),
    )
  }
  const entry = (id: string, label: string, icon: string, onSelect: () => void) => ({
    id,
    label,
    icon: <i className={`pi ${icon}`} />,
    onSelect,
  })
  return (
    <li value={numero}>
      <div>
        <p>
          <strong>Versión {numero}</strong> {esActual && <StateTag state="vigente" label="Actual" />}
        </p>
        {comentario !== '' && <p>{comentario}</p>}
        <p className="documentos-note">
          {subidoPor} · <time dateTime={subidoEn}>{formatDateTime(subidoEn)}</time> · {formatFileSize(tamano)}
        </p>
      </div>
      <Menu
        label={`Opciones de la versión ${numero}`}
        entries={[
          entry('view', 'Ver', 'pi-eye', () => onView(numero)),
          entry('save', 'Descargar', 'pi-download', () => void saveDocument(proyectoId, documento, numero)),
          ...(mayWrite && !esActual ? [entry('restore', 'Restaurar', 'pi-undo', () => void restore())] : []),
        ]}
      >
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </Menu>
    </li>
  )
}
