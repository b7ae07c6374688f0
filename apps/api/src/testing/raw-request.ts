import { connect } from 'node:net'

/** Status, content type and body of a response, as received over the socket. */
export interface RawResponse {
  status: number
  type: string
  text: string
}

/**
 * Sends a request target byte for byte. `inject` and `fetch` would normalize it, unlike attackers.
 */
export function sendRaw(port: number, target: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers })
  const head = [`GET ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(head, 'latin1'))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [top = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(top)?.[1])
      const type = /^content-type: ([^;\r]+)/im.exec(top)?.[1] ?? ''
      resolve({ status, type, text: rest.join('\r\n\r\n') })
    })
  })
}
