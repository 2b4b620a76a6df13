import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../api/attempt.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { formatDate } from '../../../lib/format.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { revokeToken, tokensQuery, type ScriptToken } from './queries.ts'
import { TokenDialog } from './TokenDialog.tsx'
import './SecurityCards.css'

/** The access tokens for the user's scripts. */
export function TokensCard() {
  const { data, error, refetch } = useQuery(tokensQuery)
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Card
      title="Tokens para scripts"
      subtitle="Para el comando obra y otros programas: no llevan tu contraseña, vencen y se revocan de a uno."
      actions={
        <Button size="small" onClick={() => setIsCreating(true)}>
          Crear token
        </Button>
      }
    >
      {data ? (
        <ul className="security-list">
          {data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
          {data.length === 0 && <li className="security-row security-detail">No tenés ninguno.</li>}
        </ul>
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} height="4rem" />
      )}
      {isCreating && <TokenDialog onClose={() => setIsCreating(false)} />}
    </Card>
  )
}

function TokenRow({ token }: { token: ScriptToken }) {
  const { name, scope, desarrolladora, lastUsedAt, expiresAt } = token
  const revoke = async () => {
    const question = {
      title: `Revocar ${name}`,
      message: 'El script que lo usa deja de entrar en el momento, y no se puede deshacer.',
      actions: { confirm: { label: 'Revocar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    }
    if ((await confirm(question)) !== 'confirmed') return
    await attempt(revokeToken, token, 'No se revocó el token')
  }
  return (
    <li className="security-row">
      <i className="pi pi-key" aria-hidden="true" />
      <div className="security-text">
        <p className="security-name">{name}</p>
        <p className="security-detail">
          {scope === 'read' ? 'Solo lee' : 'Lee y cambia'} · {desarrolladora?.nombre ?? 'todas tus empresas'} · vence el{' '}
          {formatDate(expiresAt)} · {lastUsedAt ? `usado ${relativeTime(lastUsedAt)}` : 'sin usar'}
        </p>
      </div>
      <Button size="small" aria-label={`Revocar ${name}`} onClick={() => void revoke()}>
        Revocar
      </Button>
    </li>
  )
}
