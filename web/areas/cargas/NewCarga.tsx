import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { errorMessage } from '../../api/problem.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { createCarga, templateOf, type CargaDetalle, type CargaTipo } from './queries.ts'

type NewCargaProps = {
  proyectoId: number | null
  tipos: readonly CargaTipo[]
  tipo: CargaTipo
  onTipo: (tipo: CargaTipo) => void
  onRead: (carga: CargaDetalle) => void
}

const maxBytes = 20_000_000

/** The first step: what is loaded, and a file or copied cells. */
export function NewCarga({ proyectoId, tipos, tipo, onTipo, onRead }: NewCargaProps) {
  const [pasted, setPasted] = useState('')
  const reading = useMutation({
    mutationFn: (file: File) => createCarga({ tipo, proyectoId }, file),
    onSuccess: onRead,
  })
  const title = words.CargaTipo[tipo]
  const saveTemplate = (formato: 'csv' | 'xlsx') =>
    void templateOf(tipo, formato).then(
      (file) => saveFile(file, `plantilla-${tipo}.${formato}`),
      tellFailure('No se pudo bajar la plantilla'),
    )
  return (
    <section className="cargas-card" aria-label="Planilla">
      <SelectField
        label="Qué vas a cargar"
        value={tipo}
        options={tipos.map((value) => ({ value, label: words.CargaTipo[value] }))}
        onChange={(next) => {
          reading.reset()
          onTipo(next)
        }}
      />
      <p className="cargas-note">
        Sirve cualquier planilla: en el paso siguiente decís qué es cada columna. Si arrancás de cero, bajá la plantilla
        de {title.toLowerCase()}.{' '}
        {proyectoId !== null && (
          <>
            Los rubros, proveedores y materiales que nombra van antes, en{' '}
            <Link to="/solo-desarrollo/carga-categoricos">Carga de Categóricos</Link>.
          </>
        )}
      </p>
      <div className="cargas-actions">
        <Button size="small" onClick={() => saveTemplate('xlsx')}>
          <i className="pi pi-file-excel" aria-hidden="true" /> Plantilla de Excel
        </Button>
        <Button size="small" onClick={() => saveTemplate('csv')}>
          <i className="pi pi-download" aria-hidden="true" /> Plantilla CSV
        </Button>
      </div>
      <FileDrop
        label={`Planilla de ${title}`}
        action="Elegir archivo"
        help="Un .xlsx (se lee la primera hoja) o .csv de hasta 20 MB y 100.000 filas."
        accept=".xlsx,.csv,.txt,.tsv"
        maxFiles={1}
        maxBytes={maxBytes}
        isBusy={reading.isPending}
        onFiles={([file]) => file && reading.mutate(file)}
      />
      <TextAreaField
        label="O pegá las celdas"
        help="Copialas en tu planilla, con los títulos."
        rows={4}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div className="cargas-actions">
        <Button
          variant="primary"
          disabled={pasted.trim() === ''}
          busy={reading.isPending}
          onClick={() => reading.mutate(new File([pasted], 'Celdas pegadas.txt', { type: 'text/plain' }))}
        >
          Revisar lo pegado
        </Button>
      </div>
      {reading.error && <Alert type="error">{errorMessage(reading.error)}</Alert>}
    </section>
  )
}
