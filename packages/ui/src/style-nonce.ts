/**
 * Returns the nonce of the page's content security policy, `globalThis.__webpack_nonce__`, which Radix's scroll locking
 * reads too; undefined if the page sets none.
 */
export const getStyleNonce = (): string | undefined => (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__
