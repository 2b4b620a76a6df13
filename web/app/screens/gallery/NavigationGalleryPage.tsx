import { useState } from 'react'
import { notify } from '../../../api/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { NavigationItem } from '../../../ui/navigation/item.ts'
import { RoutedNavigation } from '../../shell/RoutedNavigation.tsx'
import { useGalleryOptions } from './gallery-options.ts'
import { GalleryOptions } from './GalleryOptions.tsx'
import { NavigationTypes } from './NavigationTypes.tsx'
import { sampleItems } from './sample-items.ts'
import './Gallery.css'

const functions = {
  saludar: ({ title = '' }: NavigationItem) =>
    notify({ type: 'info', title: 'Función llamada', message: `Desde «${title}».` }),
}

/** For developers: all types, appearances, modes and positions of the navigation, to try. */
export function NavigationGalleryPage() {
  const { options, section } = useGalleryOptions()
  const { aspecto, modo, posicion, autoCollapse } = options
  const [isOpen, setIsOpen] = useState(true)
  const [isOver, setIsOver] = useState(false)
  const isSide = modo === 'side'
  return (
    <div className="page">
      <PageHeader title="Galería de navegación" subtitle="Cada tipo de elemento, en cada aspecto, modo y posición." />
      <Card title="Opciones">
        <GalleryOptions />
      </Card>
      <div className="gallery-bar">
        <p>
          Sección: <strong>{section ?? 'ninguna'}</strong>
        </p>
        <Button onClick={() => (isSide ? setIsOpen(!isOpen) : setIsOver(true))}>
          {isSide && isOpen ? 'Cerrar la navegación' : 'Abrir la navegación'}
        </Button>
      </div>
      <section className={`gallery-frame gallery-frame-${posicion}`} aria-label="Muestra">
        <RoutedNavigation
          key={`${modo} ${autoCollapse}`}
          label="Muestra"
          drawerLabel="Muestra"
          items={sampleItems}
          appearance={aspecto}
          mode={modo}
          position={posicion}
          isOpen={isSide ? isOpen : isOver}
          onClose={() => setIsOver(false)}
          autoCollapse={autoCollapse}
          functions={functions}
        />
        <p className="gallery-content">Acá va el contenido.</p>
      </section>
      <NavigationTypes />
    </div>
  )
}
