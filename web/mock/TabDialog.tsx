import { useState } from 'react'
import { formatDateTime } from '../lib/format.ts'
import { findLinks } from '../lib/find-links.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Switch } from '../ui/Switch.tsx'
import { hasDelays, setDelays } from './delays.ts'
import type { TabMail } from './wire.ts'

/** There is no router here: links of mails load the page. */
function Part({ text, href }: { text: string; href?: string | undefined }) {
  return href ? <a href={href}>{text}</a> : text
}

/** Explains the demo, with its sample account and the mails that were not sent. */
export function TabDialog({ mails, onClose }: { mails: TabMail[]; onClose: () => void }) {
  const [isSlow, setSlow] = useState(hasDelays())
  const change = (isOn: boolean) => {
    setDelays(isOn)
    setSlow(isOn)
  }
  return (
    <Dialog title="Obra en una pestaña" isOpen onClose={onClose}>
      <div className="tab-details">
        <p>
          Es el producto entero: el servidor corre en esta pestaña, sobre una base de datos de este navegador. Nada de
          lo que hacés llega a internet, y al borrar los datos del sitio se borra todo.
        </p>
        <p>
          Entrá con <strong>demo@obra.test</strong> y la contraseña <strong>obra-demo-2026</strong>.
        </p>
        <Switch label="Responder con demora, como una red lenta" isLabelShown isOn={isSlow} onChange={change} />
        <h2>Correo que no salió</h2>
        {mails.length === 0 && <p>Todavía ninguno. Acá aparece lo que Obra habría mandado por mail.</p>}
        <ul className="tab-mails">
          {mails.map((mail) => (
            <li key={mail.sentAt + mail.subject}>
              <strong>{mail.subject}</strong>
              <div>
                Para {mail.to}, {formatDateTime(mail.sentAt)}
              </div>
              <pre>
                {findLinks(mail.text).map(({ text, href }, index) => (
                  <Part key={index} text={text} href={href} />
                ))}
              </pre>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
