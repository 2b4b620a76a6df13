import type { Context } from 'hono'
import { deviceName } from '../lib/device.ts'
import { requesterAddress } from './address.ts'
import type { Env } from './env.ts'
import { requestHeader } from './request-header.ts'

/** The client program and network address of a request. */
export type Device = { device: string; address: string }

export function requesterDevice(c: Context<Env>): Device {
  return { device: deviceName(requestHeader(c, 'user-agent')), address: requesterAddress(c) }
}
