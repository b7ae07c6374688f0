import { normalizeIP } from '@fastify/rate-limit'

/**
 * IPv6 networks of a client that limits count by, from small to large, and the multiple of the limit that each has.
 * - /64: one network of a line, as an IPv4 address is. Its holder has 2^64 addresses.
 * - /56: what most providers give to a household (RIPE-690, 4.2): 256 networks of one line. Four times the limit, since
 *   some providers give a /64 to each of several customers instead.
 * - /48: what providers give to a company (RFC 6177), and what some give to a household: 65,536 networks. Sixteen times
 *   the limit, since the phones of a mobile network, each with a /64, share it as well. Events of ads are not limited by it.
 */
const NETWORKS = [
  { bits: 64, multiple: 1 },
  { bits: 56, multiple: 4 },
  { bits: 48, multiple: 16 },
] as const

/** Network of a client. */
export interface ClientNetwork {
  /** Name by which to count: an IPv4 address, or the first address of an IPv6 network with its length. */
  name: string
  /** Multiple of a limit that all clients of the network have together. */
  multiple: number
}

/** Returns the address of a client that limits count by: the IPv4 address, or the first one of its IPv6 /64. */
export const clientAddress = ({ ip }: { ip: string }): string => normalizeIP(ip)

/** Returns the networks of an address: one for IPv4, three for IPv6. A limit applies to each by its multiple. */
export function clientNetworks(address: string): ClientNetwork[] {
  const [line, ...wider] = NETWORKS.map(({ bits, multiple }) => ({ name: normalizeIP(address, bits), bits, multiple }))
  if (!line?.name.includes(':')) return [{ name: line?.name ?? address, multiple: 1 }]
  return [
    { name: line.name, multiple: line.multiple },
    ...wider.map(({ name, bits, multiple }) => ({ name: `${name}/${bits}`, multiple })),
  ]
}
