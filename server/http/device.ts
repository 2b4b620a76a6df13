import type { Context } from 'hono'
import { deviceName } from '../lib/device.ts'
import { requesterAddress } from './address.ts'
import type { Env } from './env.ts'
import { requestHeader } from './request-header.ts'

/** What a request comes from: the program and the network address. */
export type Device = { device: string; address: string }

export function requesterDevice(c: Context<Env>): Device {
  return { device: deviceName(requestHeader(c, 'user-agent')), address: requesterAddress(c) }
}
