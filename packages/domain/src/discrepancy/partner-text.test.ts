import { describe, expect, it } from 'vitest'
import { PARTNER_FORMAT_MESSAGES } from './partner-file-error.js'
import type { PartnerEncoding } from './partner-reading-schema.js'
import { createPartnerTextDecoder, findDelimiter } from './partner-text.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function utf16(text: string, isLittle: boolean) {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1) view.setUint16(2 * index, text.charCodeAt(index), isLittle)
  return bytes
}

function decode(
  bytes: Uint8Array,
  { size = bytes.length || 1, chosen = undefined as PartnerEncoding | undefined } = {},
) {
  const decoder = createPartnerTextDecoder(chosen)
  let text = ''
  for (let start = 0; start < bytes.length; start += size) text += decoder.write(bytes.subarray(start, start + size))
  text += decoder.end()
  return [text, decoder.decision().value, decoder.isDamaged()]
}

describe('createPartnerTextDecoder', () => {
  it.each([
    ['ASCII', utf8('Day,Impr.'), 'Day,Impr.', 'utf-8'],
    ['UTF-8', utf8('Coût (€), 🚲'), 'Coût (€), 🚲', 'utf-8'],
    ['UTF-8 with a mark', utf8('\uFEFFDay, é'), 'Day, é', 'utf-8'],
    ['UTF-16LE', utf16('\uFEFFTag\tMärz', true), 'Tag\tMärz', 'utf-16le'],
    ['UTF-16BE', utf16('\uFEFFTag\tMärz', false), 'Tag\tMärz', 'utf-16be'],
    ['UTF-16LE without a mark', utf16('Tag\tKampagne', true), 'Tag\tKampagne', 'utf-16le'],
    ['UTF-16BE without a mark', utf16('Tag\tKampagne', false), 'Tag\tKampagne', 'utf-16be'],
    ['Windows-1252', latin('Co\xfbt (\x80) d\x92or \x96 \x9f'), 'Coût (€) d’or – Ÿ', 'windows-1252'],
    ['Windows-1252 at the end', latin('Caf\xe9'), 'Café', 'windows-1252'],
    ['nothing', utf8(''), '', 'utf-8'],
  ])('reads %s, whole and in pieces', (_, bytes, text, encoding) => {
    expect(decode(bytes)).toEqual([text, encoding, false])
    // The encoding is decided by the first piece that tells, which has to be long enough for UTF-16 without a mark.
    for (const size of [4, 5, 6, 7]) expect(decode(bytes, { size })).toEqual([text, encoding, false])
  })

  it('reads every character of the upper half of Windows-1252', () => {
    const [text] = decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index))
    expect(text).toBe(
      `€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ${Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('')}`,
    )
  })

  it('reads the chosen encoding, and says what is damaged', () => {
    expect(decode(utf8('é'), { chosen: 'windows-1252' })).toEqual(['Ã©', 'windows-1252', false])
    expect(decode(latin('Caf\xe9, x'), { chosen: 'utf-8' })).toEqual(['Caf\uFFFD, x', 'utf-8', true])
    expect(decode(Uint8Array.from([...utf8('é12'), 0xff]), { size: 4 })).toEqual(['é12\uFFFD', 'utf-8', true])
  })

  it.each([
    ['a workbook', latin('PK\x03\x04...'), 'The file is a workbook or archive, not text.'],
    ['gzip', latin('\x1f\x8b\x08...'), 'The file is a workbook or archive, not text.'],
    ['an old workbook', latin('\xd0\xcf\x11\xe0'), PARTNER_FORMAT_MESSAGES.oldExcel],
    ['a PDF', latin('%PDF-1.7'), PARTNER_FORMAT_MESSAGES.pdf],
    ['bytes', latin('abc\0\0\x01\0\0\0'), 'The file isn’t text.'],
  ])('rejects %s', (_, bytes, message) => expect(() => decode(bytes)).toThrow(message))
})

describe('findDelimiter', () => {
  it.each([
    ['Date,Creative,Impressions\n2026-03-01,"A; B; C",1\n', ','],
    ['Jour;Campagne;Impr.\n1/3/2026;"A, B";1,5\n', ';'],
    ['Tag\tKampagne\tImpr.\n1.3.2026\tA | B, C; D\t1\n', '\t'],
    ['Note; with; semicolons\n\nDate,Creative,Impressions\n', ','],
    // Without known words, the number of equal lines decides.
    ['a;b\n1,5;2,5\n3;4\n', ';'],
    ['a|b\n1|2\n', ','],
    ['', ','],
  ])('%j', (text, delimiter) => expect(findDelimiter(text).value).toBe(delimiter))

  it('gives its reason', () => {
    expect(findDelimiter('Date;Creative;Impressions\n').reason).toBe(
      'The cells are separated by “;”: it results in the most known words of a header (3).',
    )
  })
})
