/** A promise, and what fulfils it from outside. */
export interface Deferred<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
}

/** Makes a promise that somebody else fulfils. */
export function deferred<Value = void>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
