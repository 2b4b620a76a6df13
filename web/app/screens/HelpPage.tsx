import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { openSettings } from '../shell/settings-panel.ts'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { LinkCards } from './LinkCards.tsx'
import type { ModuleLink } from './modules.ts'
import './HelpPage.css'
import './ModulePage.css'

const keys: { keys: string[]; text: string }[] = [
  { keys: ['Tab'], text: 'Pasa al control siguiente; el primero de cada pantalla salta al contenido.' },
  { keys: ['↑', '↓'], text: 'Recorren el menú y los paneles que abre.' },
  { keys: ['→', '←'], text: 'Abren y cierran un grupo del menú, o entran y salen de él.' },
  { keys: ['Inicio', 'Fin'], text: 'Van al primer y al último elemento del menú.' },
  { keys: ['Esc'], text: 'Cierra el menú, el panel o el aviso que tenga el foco.' },
]

const links: ModuleLink[] = [
  { title: 'Centro de ayuda', text: 'Preguntas y guías.', icon: 'pi-info-circle', path: '/apps/help-center' },
  { title: 'Academia', text: 'Cursos paso a paso.', icon: 'pi-book', path: '/apps/academy' },
  { title: 'Tablero del proyecto', text: 'El estado de la obra.', icon: 'pi-chart-bar', path: '/dashboards/project' },
  {
    title: 'Cambiar de empresa',
    text: 'Elegí otra desarrolladora y otro proyecto.',
    icon: 'pi-sync',
    path: '/seleccionar-desarrolladora',
  },
]

/** 'Ayuda': how to get on in Obra. */
export function HelpPage() {
  return (
    <div className="page">
      <PageHeader title="Ayuda" subtitle={<ActiveProjectName />} />
      <p className="module-purpose">
        Lo que conviene saber para trabajar cómodo en Obra, en una página. Si algo no está acá, preguntale a quien
        administra tu empresa.
      </p>
      <div className="help-cards">
        <Card title="Primeros pasos">
          <ol className="help-steps">
            <li>
              Todo lo que ves es del proyecto activo: su nombre está arriba a la izquierda. Tocalo para pasar a otro
              proyecto de la misma empresa.
            </li>
            <li>
              Para trabajar con otra empresa, <Link to="/seleccionar-desarrolladora">elegí otra desarrolladora</Link>.
            </li>
            <li>
              Empezá por el <Link to="/dashboards/project">tablero del proyecto</Link>: resume tareas, agenda, gastos y
              equipo.
            </li>
          </ol>
        </Card>
        <Card title="A tu gusto">
          <p>Elegí el color principal y el esquema claro, oscuro o el de tu sistema. El cambio se ve en el momento.</p>
          <div>
            <Button onClick={openSettings}>Abrir los ajustes</Button>
          </div>
        </Card>
        <KeysCard />
      </div>
      <section className="module-links" aria-labelledby="help-links">
        <h2 id="help-links">Para seguir</h2>
        <LinkCards links={links} />
      </section>
    </div>
  )
}

function KeysCard() {
  return (
    <Card title="Con el teclado">
      <dl className="help-keys">
        {keys.map(({ keys: names, text }) => (
          <div key={text}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
