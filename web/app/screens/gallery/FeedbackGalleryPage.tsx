import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ConfirmSample } from './ConfirmSample.tsx'
import { LoadingSample } from './LoadingSample.tsx'
import { NoticeSample } from './NoticeSample.tsx'
import './Gallery.css'

/** For developers: notices, confirmations and loading indicators, to try. */
export function FeedbackGalleryPage() {
  return (
    <div className="page">
      <PageHeader title="Galería de avisos" subtitle="Lo que Obra le dice a quien la usa, pieza por pieza." />
      <div className="gallery-columns">
        <Card title="Mostrar avisos" subtitle="Arriba a la derecha, apilados. Se detienen al señalarlos o enfocarlos.">
          <NoticeSample />
        </Card>
        <Card title="Confirmaciones" subtitle="Con todas sus opciones; sin ninguna, valen las de fábrica.">
          <ConfirmSample />
        </Card>
        <Card title="Carga" subtitle="La barra de arriba y la capa que bloquea la pantalla.">
          <LoadingSample />
        </Card>
      </div>
    </div>
  )
}
