import { createServer } from 'node:net'

/** Number of ports for each test process. */
const PORTS = 100

// Below the ports of outgoing connections, because one of those could take a port between its check and its use.
const first = 15_000 + (process.pid % 150) * PORTS

let used = 0

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Returns a free port of 127.0.0.1 as a setting. Throws if there is none. */
export async function freePort(): Promise<string> {
  for (let tried = 0; tried < PORTS; tried += 1) {
    const port = first + (used++ % PORTS)
    if (await isFree(port)) return String(port)
  }
  throw new Error(`All ports from ${first} to ${first + PORTS - 1} are in use.`)
}
