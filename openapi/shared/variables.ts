/** The environment variables of Obra, for the warning about mistyped ones. docs/operations.md and docs/command.md describe them. */
const variables = new Set([
  // The server.
  'OBRA_CORS_ORIGINS',
  'OBRA_DATA_DIR',
  'OBRA_LOG_LEVEL',
  'OBRA_MAILS_PER_HOUR',
  'OBRA_MAIL_FROM',
  'OBRA_MAIL_MB_PER_HOUR',
  'OBRA_MAIL_RECIPIENTS_PER_HOUR',
  'OBRA_METRICS_TOKEN',
  'OBRA_PUBLIC_URL',
  'OBRA_QUOTA_COMPANY_MB',
  'OBRA_QUOTA_PERSON_MB',
  'OBRA_SECRET',
  'OBRA_SEED',
  'OBRA_SIGN_UP',
  'OBRA_SMTP_URL',
  'OBRA_SUPPORT_MAIL',
  'OBRA_TRUSTED_PROXIES',
  'OBRA_WEBHOOKS_PRIVATE',
  // The command.
  'OBRA_API_URL',
  'OBRA_CONTEXT',
  'OBRA_DESARROLLADORA',
  'OBRA_DEVELOPER',
  'OBRA_PROJECT',
  'OBRA_PROYECTO',
  'OBRA_TOKEN',
  // compose.yaml.
  'OBRA_DATABASE_PASSWORD',
  'OBRA_DOMAIN',
  // Development.
  'OBRA_WEB_PORT',
])
const ofTests = /^OBRA_(ATTACK|BENCH|E2E|FUZZ|TEST)_/

/** A warning for each variable that is named like one of Obra and is none. */
export function variableWarnings(env: Record<string, string | undefined>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('OBRA_') && !variables.has(name) && !ofTests.test(name))
    .toSorted()
    .map((name) => `Aviso: ${name} no es una variable de Obra y no cambia nada. Revisá cómo está escrita.`)
}
