import { BlockList, isIP, isIPv4 } from 'node:net'

/** Number of bits of an address. */
const MAX_PREFIX = { ipv4: 32, ipv6: 128 } as const
const findFamily = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Tells whether an address belongs to the trusted services. */
export type IsTrustedInserter = (address: string) => boolean

/**
 * Reads a list of IP addresses and networks (CIDR) of services that insert ads into streams. Returns undefined for a
 * list with anything else, or with a network of all addresses.
 */
export function readInserters(entries: string[]): IsTrustedInserter | undefined {
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = '', bits] = /^([\da-f.:]{2,45})(?:\/(\d{1,3}))?$/i.exec(entry) ?? []
    if (isIP(address) === 0) return undefined
    const family = findFamily(address)
    const prefix = bits === undefined ? MAX_PREFIX[family] : Number(bits)
    if (prefix < 1 || prefix > MAX_PREFIX[family]) return undefined
    list.addSubnet(address, prefix, family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, findFamily(address))
}
