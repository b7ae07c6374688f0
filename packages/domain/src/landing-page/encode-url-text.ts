/** Encodes a text as part of a URL. Apostrophes are encoded too, because they can end an attribute of an ad. */
export const encodeUrlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll("'", '%27')
