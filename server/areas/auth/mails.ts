import { oneLine, quoteUntrusted } from '../../lib/mail-text.ts'
import type { OutgoingMail } from '../mailbox/door.ts'

type Recipient = { name: string; email: string }

const farewell = 'El equipo de Obra'

/** The mail for a forgotten password: a single-use link, valid for one hour. */
export function resetMail({ name, email }: Recipient, link: string): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    'Pediste cambiar tu contraseña de Obra. Abrí este enlace para elegir una nueva:',
    link,
    'El enlace vence en una hora y sirve una sola vez. Si no lo pediste, ignorá este mail: tu contraseña sigue igual.',
    farewell,
  ]
  return { recipients: [email], subject: 'Cambiá tu contraseña de Obra', text: lines.join('\n\n') }
}

/** The mail of a new account, with the link that confirms its address. */
export function confirmationMail({ name, email }: Recipient, link: string): OutgoingMail {
  const lines = [
    'Hola:',
    'Alguien creó una cuenta en Obra con esta dirección. Si fuiste vos, confirmala con este enlace:',
    link,
    'El enlace vence en tres días. Si no creaste la cuenta, ignorá este mail.',
    `Quien la creó escribió este nombre: ${quoteUntrusted(name)}`,
    farewell,
  ]
  return { recipients: [email], subject: 'Confirmá tu cuenta de Obra', text: lines.join('\n\n') }
}

/** The mail to the owner of an address used in a second sign-up. */
export function addressTakenMail({ name, email }: Recipient, signInLink: string): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    'Alguien quiso crear una cuenta de Obra con tu dirección, pero ya tenés una. Si fuiste vos, ingresá acá:',
    signInLink,
    'Si olvidaste tu contraseña, podés cambiarla desde esa pantalla. Si no fuiste vos, no hace falta que hagas nada.',
    farewell,
  ]
  return { recipients: [email], subject: 'Ya tenés una cuenta en Obra', text: lines.join('\n\n') }
}

/** The mail to an account's new address, with the link that confirms it. */
export function newEmailMail({ name, email }: Recipient, link: string): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    'Pediste usar esta dirección en tu cuenta de Obra. Con tu sesión iniciada, confirmala con este enlace:',
    link,
    'El enlace vence en un día y sirve una sola vez. Si no lo pediste, ignorá este mail.',
    farewell,
  ]
  return { recipients: [email], subject: 'Confirmá tu email nuevo de Obra', text: lines.join('\n\n') }
}

/** The mail to the owner of an address that another account requested. */
export function emailTakenMail({ name, email }: Recipient): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    'Alguien quiso usar tu dirección en otra cuenta de Obra, pero ya es la de tu cuenta. No hace falta que hagas nada.',
    farewell,
  ]
  return { recipients: [email], subject: 'Tu email ya tiene una cuenta en Obra', text: lines.join('\n\n') }
}

/** The mail to an account's previous address. */
export function emailChangedMail({ name, email }: Recipient, newEmail: string): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    `Desde ahora entrás a Obra con ${newEmail}. Esta dirección ya no sirve para entrar.`,
    'Si no fuiste vos, avisale enseguida a quien administra Obra en tu empresa.',
    farewell,
  ]
  return { recipients: [email], subject: 'Cambió el email de tu cuenta de Obra', text: lines.join('\n\n') }
}
