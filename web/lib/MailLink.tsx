import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { writeAddress } from './write-address.ts'

type MailLinkProps = { address: string; subject?: string; className?: string; children?: ReactNode }

/** A mail address that opens Obra's composer instead of a mail client. */
export function MailLink({ address, subject, className, children }: MailLinkProps) {
  const to = writeAddress({ to: [address], ...(subject && { subject }) })
  return (
    <Link className={className ? `truncated ${className}` : 'truncated'} to={to} title={`Escribir a ${address}`}>
      {children ?? address}
    </Link>
  )
}
