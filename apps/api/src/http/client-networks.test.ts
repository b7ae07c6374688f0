import { describe, expect, it } from 'vitest'
import { clientAddress, clientNetworks } from './client-networks.js'

describe('clientNetworks', () => {
  it('has three networks of an IPv6 address, with growing limits', () => {
    const networks = [
      { name: '2001:db8:1:2ff::', multiple: 1 },
      { name: '2001:db8:1:200::/56', multiple: 4 },
      { name: '2001:db8:1::/48', multiple: 16 },
    ]
    expect(clientNetworks('2001:db8:1:2ff:3::4')).toEqual(networks)
    expect(clientNetworks(clientAddress({ ip: '2001:DB8:1:2ff::ffff' }))).toEqual(networks)
  })

  it('has one of an IPv4 address, in any notation', () => {
    for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201'])
      expect(clientNetworks(ip)).toEqual([{ name: '192.0.2.1', multiple: 1 }])
  })

  it('tells a network from the smaller one at its start', () => {
    expect(new Set(clientNetworks('2001:db8:1::1').map(({ name }) => name)).size).toBe(3)
  })
})
