import { useMutation } from '@tanstack/react-query'
import { fileErrorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { importEventos } from './queries.ts'
import './ImportDialog.css'

const mostListed = 20

/** Imports an `.ics` file, and says what became of its events. */
export function ImportDialog({ proyectoId, onClose }: { proyectoId: number; onClose: () => void }) {
  const once = useOnce()
  const { mutateAsync: send } = useMutation(importEventos)
  const importing = useMutation({
    mutationFn(file: File) {
      const body = new FormData()
      body.set('file', file)
      return once((headers) => send({ proyectoId, body, headers }))
    },
  })
  return (
    <Dialog title="Importar eventos" isOpen onClose={onClose} width={560}>
      <div className="calendar-import">
        <FileDrop
          label="Archivo de eventos"
          action={importing.data ? 'Elegir otro archivo' : 'Elegir archivo'}
          help="Un archivo .ics de otro calendario, con hasta 2.000 eventos. Si lo importás de nuevo, no se repiten."
          accept=".ics,text/calendar"
          maxFiles={1}
          isBusy={importing.isPending}
          onFiles={([file]) => file && importing.mutate(file)}
        />
        {importing.error && <Alert type="error">{fileErrorMessage(importing.error)}</Alert>}
        {importing.data && <ImportResult result={importing.data} />}
        <div className="form-actions">
          <Button variant={importing.data ? 'primary' : 'secondary'} onClick={onClose}>
            {importing.data ? 'Listo' : 'Cancelar'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function ImportResult({ result }: { result: Schema<'EventosImportados'> }) {
  const { agregados, cambiados, iguales, rechazados, avisos } = result
  const problems = [...rechazados.map(({ titulo, motivo }) => `${titulo || 'Sin título'}: ${motivo}`), ...avisos]
  return (
    <div role="status" className="calendar-import">
      <dl className="calendar-import-counts">
        <Fact name="Agregados">{agregados}</Fact>
        <Fact name="Cambiados">{cambiados}</Fact>
        <Fact name="Sin cambios">{iguales}</Fact>
        <Fact name="Rechazados">{rechazados.length}</Fact>
      </dl>
      {problems.length > 0 && (
        <Alert type="warning">
          <ul role="list">
            {problems.slice(0, mostListed).map((text, index) => (
              <li key={index}>{text}</li>
            ))}
            {problems.length > mostListed && <li>…y {problems.length - mostListed} más.</li>}
          </ul>
        </Alert>
      )}
    </div>
  )
}
