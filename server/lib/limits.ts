/** What one person or company may use; each is a setting of the environment (config.ts). */
export type Limits = {
  personMegabytes: number
  companyMegabytes: number
  mailsPerHour: number
  mailRecipientsPerHour: number
  mailMegabytesPerHour: number
}

export const defaultLimits: Limits = {
  personMegabytes: 2000,
  companyMegabytes: 20_000,
  mailsPerHour: 60,
  mailRecipientsPerHour: 300,
  mailMegabytesPerHour: 200,
}

/** A limit as a caller is told of it. */
export type LimitState = { name: string; most: number; windowSeconds: number; left: number; resetsInSeconds: number }
