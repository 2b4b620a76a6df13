import { relativeTime } from '../../lib/relative-time.ts'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import type { DraftOffer } from './form-types.ts'
import './DraftAlert.css'

/** Offers an earlier input that was not saved. */
export function DraftAlert({ offer }: { offer: DraftOffer }) {
  const { storedAt, isOutdated, restore, remove } = offer
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
        <Button size="small" onClick={remove}>
          Descartar
        </Button>
      </div>
    </Alert>
  )
}
