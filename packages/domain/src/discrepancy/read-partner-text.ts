import { createDelimitedParser, type DelimitedLimits, type DelimitedParser } from './delimited-parser.js'
import { CHOSEN } from './partner-file-error.js'
import { createPartnerReader, type PartnerReaderOptions } from './partner-reader.js'
import type { PartnerDecision, PartnerReading } from './partner-reading-schema.js'
import { createPartnerTextDecoder, DELIMITER_SAMPLE, findDelimiter } from './partner-text.js'

/** Options of the reading of a text file. */
export interface PartnerTextOptions extends Omit<PartnerReaderOptions, 'earlier'> {
  /** Limits of rows and cells. @default PARTNER_FILE_LIMITS */
  readonly limits?: DelimitedLimits | undefined
}

/** Reader of a text file that is passed in chunks. */
export interface PartnerTextReader {
  /** Reads the next chunk. */
  write(bytes: Uint8Array): void
  /** Returns the reading. */
  finish(): PartnerReading
}

/** Parts of a long file, so that its text is never complete in memory. */
const CHUNK_BYTES = 262_144

/** Creates a reader of a text file, such as CSV. Throws a `PartnerFileError` for a file that can't be read. */
export function createPartnerTextReader(options: PartnerTextOptions = {}): PartnerTextReader {
  const { choices = {}, limits } = options
  const decoder = createPartnerTextDecoder(choices.encoding)
  let delimiterDecision: PartnerDecision | undefined
  let parser: DelimitedParser | undefined
  let sample = ''
  const reader = createPartnerReader({
    ...options,
    earlier: () => [decoder.decision(), ...(delimiterDecision ? [delimiterDecision] : [])],
  })

  function startParser() {
    const found = choices.delimiter
      ? { kind: 'delimiter' as const, value: choices.delimiter, reason: CHOSEN, isAsked: false }
      : findDelimiter(sample)
    delimiterDecision = found
    parser = createDelimitedParser(found.value, reader.addRow, limits)
    parser.write(sample)
    sample = ''
  }

  function writeText(text: string) {
    if (parser) parser.write(text)
    else {
      sample += text
      if (sample.length >= DELIMITER_SAMPLE) startParser()
    }
  }

  return {
    write(bytes) {
      for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
        writeText(decoder.write(bytes.subarray(start, start + CHUNK_BYTES)))
    },
    finish() {
      writeText(decoder.end())
      if (!parser) startParser()
      parser?.end()
      const reading = reader.finish()
      if (decoder.isDamaged())
        reading.warnings.push('Some characters could not be read. Choose another encoding if names look wrong.')
      return reading
    },
  }
}

/** Reads a text file, whole or in chunks. Throws a `PartnerFileError` for a file that can't be read. */
export function readPartnerText(
  file: Uint8Array | Iterable<Uint8Array>,
  options: PartnerTextOptions = {},
): PartnerReading {
  const reader = createPartnerTextReader(options)
  for (const chunk of file instanceof Uint8Array ? [file] : file) reader.write(chunk)
  return reader.finish()
}
