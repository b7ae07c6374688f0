import { normalizeIP } from '@fastify/rate-limit'

/** Returns the address that all limits count by: an IPv6 /64 is one, since one line has 2^64 addresses. */
export const clientAddress = ({ ip }: { ip: string }): string => normalizeIP(ip)
