import { createServer } from 'node:net'

/** A port of 127.0.0.1 that nothing listens on, as settings take it. */
export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.')
  return String(address.port)
}
