import { useState, type FormEvent } from 'react'
import { dismissNotice, notify, type NoticeType } from '../../../api/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { GalleryOption } from './GalleryOption.tsx'

const types: { value: NoticeType; label: string }[] = [
  { value: 'success', label: 'success' },
  { value: 'error', label: 'error' },
  { value: 'warning', label: 'warning' },
  { value: 'info', label: 'info' },
  { value: 'default', label: 'default' },
]

export function NoticeSample() {
  const [type, setType] = useState<NoticeType>('success')
  const [title, setTitle] = useState('Proyecto guardado')
  const [message, setMessage] = useState('Los cambios ya están a la vista de tu equipo.')
  const [duration, setDuration] = useState('4000')
  const [lastId, setLastId] = useState('')
  const show = (event: FormEvent) => {
    event.preventDefault()
    setLastId(notify({ type, title, message, duration: Number(duration) || 0 }))
  }
  return (
    <form className="gallery-sample" onSubmit={show}>
      <GalleryOption label="Tipo" options={types} value={type} onChange={setType} />
      <div className="gallery-fields">
        <TextField label="Título" value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextField
          label="Duración"
          help="En milisegundos; con 0 se queda."
          inputMode="numeric"
          value={duration}
          onChange={(event) => setDuration(event.target.value)}
        />
      </div>
      <TextField label="Mensaje" value={message} onChange={(event) => setMessage(event.target.value)} />
      <div className="gallery-actions">
        <Button type="submit" variant="primary">
          Mostrar aviso
        </Button>
        <Button onClick={() => dismissNotice(lastId)}>Cerrar el último</Button>
      </div>
    </form>
  )
}
