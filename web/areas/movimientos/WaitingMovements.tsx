import { useEffect } from 'react'
import { dateText } from '../../lib/date-text.ts'
import { useStore } from '../../lib/store.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { dropWaiting, sendWaiting, waiting, type Waiting } from './outbox.ts'
import { tipos } from './words.ts'

type WaitingMovementsProps = {
  proyectoId: number
  /** When the list was last read: its answer says that the server can be reached. */
  answeredAt: number
}

/** The movements of this browser that the server does not have yet. They are sent when the server answers. */
export function WaitingMovements({ proyectoId, answeredAt }: WaitingMovementsProps) {
  const isOnline = useOnline()
  const movements = useStore(waiting).filter((each) => each.proyectoId === proyectoId)
  useEffect(() => {
    if (isOnline) void sendWaiting()
  }, [isOnline, answeredAt])
  return movements.map((each) => (
    <Alert key={each.key} type={each.refusal ? 'error' : 'warning'}>
      {tipos[each.body.tipo]} del {dateText(each.body.fecha)}, {each.title}:{' '}
      {each.refusal
        ? `no se cargó. ${each.refusal}`
        : 'está guardado en este dispositivo y se envía solo cuando vuelva la conexión. Si tenía fotos, no cierres la página.'}{' '}
      <Button size="small" onClick={() => void askAndDrop(each)}>
        Descartar
      </Button>
    </Alert>
  ))
}

async function askAndDrop({ key, title }: Waiting): Promise<void> {
  const message = `El movimiento de ${title} no se carga, y no se puede recuperar.`
  if (await askFirst({ title: 'Descartar el movimiento', message, label: 'Descartar', isLossy: true })) dropWaiting(key)
}
