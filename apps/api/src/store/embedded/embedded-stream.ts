import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { FromEmbeddedWorker, ToEmbeddedWorker } from './embedded-worker.js'

/** Connection of the `pg` driver to the embedded database's thread instead of a socket. */
export class EmbeddedStream extends Duplex {
  private readonly worker: Worker
  private readonly post: (message: ToEmbeddedWorker) => void
  private readonly receive = (message: FromEmbeddedWorker) => {
    if (message.type === 'bytes' && message.bytes.length > 0) this.push(message.bytes)
  }
  private readonly lost = () => this.destroy(new Error('The embedded database has ended.'))

  constructor(worker: Worker, post: (message: ToEmbeddedWorker) => void) {
    super()
    this.worker = worker
    this.post = post
    worker.on('message', this.receive)
    worker.once('exit', this.lost)
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.send(chunk)
    done()
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error | null) => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.worker.off('message', this.receive)
    this.worker.off('exit', this.lost)
    done(error)
  }

  // Methods that the driver calls on a socket.
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  private send(bytes: Uint8Array): void {
    this.post({ type: 'bytes', bytes: new Uint8Array(bytes) })
  }
}
