import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { FaqList } from '../../areas/help-center/FaqList.tsx'
import { GuideLinks } from '../../areas/help-center/GuideGroups.tsx'
import { guidesOf, helpCenter } from '../../areas/help-center/help-words.ts'
import { HelpSearch } from '../../areas/help-center/HelpSearch.tsx'
import { guidesQuery } from '../../areas/help-center/queries.ts'
import { commandKey } from '../../lib/command-key.ts'
import { previousAddress } from '../../lib/previous-address.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { findScreen } from '../find-screen.ts'
import { openSettings } from '../shell/settings-panel.ts'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import './HelpPage.css'
import './module-texts.css'

const keys: { keys: string[]; text: string }[] = [
  { keys: [commandKey.sign, 'K'], text: 'Abre la búsqueda desde cualquier pantalla.' },
  { keys: ['Tab'], text: 'Pasa al control siguiente; el primero de cada pantalla salta al contenido.' },
  { keys: ['↑', '↓'], text: 'Recorren el menú y los paneles que abre.' },
  { keys: ['→', '←'], text: 'Abren y cierran un grupo del menú, o entran y salen de él.' },
  { keys: ['Inicio', 'Fin'], text: 'Van al primer y al último elemento del menú.' },
  { keys: ['Esc'], text: 'Cierra el menú, el panel o el aviso que tenga el foco.' },
  { keys: ['?'], text: 'En el correo, muestra la lista de sus atajos.' },
]

/** Highlights of this version, newest first; CHANGELOG.md has the full list. */
const news = [
  'Comprobantes, pagos, cobros y las listas de la empresa se cargan desde cualquier planilla: revisás cada fila antes, y una carga se deshace entera.',
  'Finanzas tiene presupuesto, contratos, certificados, comprobantes, pagos y cobros.',
  'La academia muestra los cursos, paso a paso.',
  'En Seguridad ves tus sesiones abiertas y las cerrás una por una.',
]

/** 'Ayuda': news, guides, first steps and shortcuts. */
export function HelpPage() {
  return (
    <div className="page">
      <PageHeader title="Ayuda" subtitle={<ActiveProjectName />} />
      <p className="module-purpose">
        Respuestas y consejos para trabajar cómodo en Obra. Todas las guías están en el{' '}
        <Link to={helpCenter}>centro de ayuda</Link>; si algo no está,{' '}
        <Link to={`${helpCenter}/support`}>mandá tu consulta</Link>.
      </p>
      <HelpSearch>
        <div className="help-cards">
          <div className="help-column">
            <ScreenGuidesCard />
            <Card title="Lo que más se pregunta">
              <FaqList slug="most-asked" />
            </Card>
            <Card title="Cuando algo no anda">
              <FaqList slug="support" />
            </Card>
          </div>
          <div className="help-column">
            <FirstStepsCard />
            <KeysCard />
            <Card id="novedades" title="Novedades">
              <ul className="help-steps">
                {news.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </Card>
            <Card title="A tu gusto">
              <p>
                Elegí el color principal, el esquema claro, oscuro o el de tu sistema, y el alto de las filas. El cambio
                se ve en el momento.
              </p>
              <div>
                <Button onClick={openSettings}>Abrir los ajustes</Button>
              </div>
            </Card>
          </div>
        </div>
      </HelpSearch>
    </div>
  )
}

const shownGuides = 5
const usualScreen = '/dashboards/project'

/** The guides of the previous screen, or of the dashboard if it has none. */
function ScreenGuidesCard() {
  const { data = [] } = useQuery(guidesQuery)
  const before = previousAddress.get().replace(/[?#].*/, '')
  const screenGuides = guidesOf(before, data)
  const [address, guides] =
    screenGuides.length > 0 ? [before, screenGuides] : [usualScreen, guidesOf(usualScreen, data)]
  if (guides.length === 0) return null
  return (
    <Card title={`Guías de ${findScreen(address)?.title ?? 'esta pantalla'}`}>
      <GuideLinks placed={guides.slice(0, shownGuides)} />
    </Card>
  )
}

function FirstStepsCard() {
  return (
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
