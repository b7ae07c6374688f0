/** `encodeURIComponent` leaves these alone, which RFC 5987 has encoded too. */
const UNENCODED = /['()*!]/g
/** Halves of characters: they cannot be written as UTF-8. */
const HALVES = /\p{Surrogate}/gu
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

/** A file's name as a Content-Disposition says it (RFC 6266): plain letters for old clients, then the real name. */
export const attachmentHeader = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.replace(HALVES, '\ufffd')).replace(UNENCODED, percent)}`
