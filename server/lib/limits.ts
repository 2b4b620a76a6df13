/** Quotas of a user or company; each has an environment variable (config.ts). */
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

/** The state of a rate limit, for the caller. */
export type LimitState = { name: string; most: number; windowSeconds: number; left: number; resetsInSeconds: number }
