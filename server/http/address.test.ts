import { describe, expect, it } from 'vitest'
import { clientAddress } from './address.ts'

describe('the client’s address', () => {
  it.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', undefined, 2, '10.0.0.1'],
    ['10.0.0.1', ', ,', 1, '10.0.0.1'],
  ])('of %s with X-Forwarded-For %s behind %i proxies is %s', (peer, forwarded, proxies, address) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(address)
  })

  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (peer, network) => {
    expect(clientAddress(peer, undefined, 0)).toBe(network)
  })
})
