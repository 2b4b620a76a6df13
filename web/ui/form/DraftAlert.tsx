import { relativeTime } from '../../lib/relative-time.ts'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { askFirst } from '../confirm.ts'
import type { DraftOffer } from './form-types.ts'
import './DraftAlert.css'

/** Offers an earlier input that was not saved. */
export function DraftAlert({ offer }: { offer: DraftOffer }) {
  const { storedAt, isOutdated, restore, remove } = offer
  const askAndRemove = async () => {
    const message = 'Se borra lo que escribiste y quedó sin guardar.'
    if (await askFirst({ title: '¿Descartar lo que quedó?', message, label: 'Descartar', isLossy: true })) remove()
  }
  return (
    <Alert type={isOutdated ? 'warning' : 'info'}>
      <div className="draft-alert">
        <p>
          Quedó sin guardar lo que escribiste acá ({relativeTime(new Date(storedAt))}).
          {isOutdated && ' Desde entonces cambiaron los datos guardados: revisalos antes de guardar.'}
        </p>
        <Button size="small" variant="secondary" onClick={restore}>
          Recuperar
        </Button>
        <Button size="small" onClick={() => void askAndRemove()}>
          Descartar
        </Button>
      </div>
    </Alert>
  )
}
