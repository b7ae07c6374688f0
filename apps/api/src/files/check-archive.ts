import { ARCHIVE_LIMITS } from '@placard/domain'
import yauzl from 'yauzl'

const FILE_TYPE = 0o170_000
const isOrdinary = (mode: number) => [0, 0o100_000, 0o040_000].includes(mode & FILE_TYPE)

/** Whether a name stays below the folder that the archive is unpacked into, on every system. */
const isSafe = (name: string) =>
  name.length <= 500 && yauzl.validateFileName(name) === null && !/[\\:]/.test(name) && !name.includes('\0')

/** What is wrong with an archive: it cannot be read, or must not be unpacked; undefined when nothing is. */
export function archiveFault(path: string, bytes: number): Promise<'broken' | 'unsafe' | undefined> {
  return new Promise((resolve) => {
    yauzl.open(path, { lazyEntries: true, autoClose: true, validateEntrySizes: true }, (failed, zip) => {
      if (failed) return resolve(failed.message.startsWith('invalid relative path') ? 'unsafe' : 'broken')
      const end = (fault?: 'broken' | 'unsafe') => {
        zip.close()
        resolve(fault)
      }
      let unpacked = 0
      let packed = 0
      if (zip.entryCount > ARCHIVE_LIMITS.entries) return end('unsafe')
      zip.on('error', (cause: Error) =>
        end(/relative path|absolute path|characters/.test(cause.message) ? 'unsafe' : 'broken'),
      )
      zip.on('end', () => end(zip.entriesRead === 0 ? 'broken' : undefined))
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize
        packed += entry.compressedSize
        const fits =
          unpacked <= ARCHIVE_LIMITS.unpackedBytes &&
          unpacked <= ARCHIVE_LIMITS.ratio * bytes &&
          // More than the file itself: entries overlap, the trick of archives that unpack without end.
          packed <= bytes
        const isPlain =
          isSafe(entry.fileName) && !entry.isEncrypted() && isOrdinary(entry.externalFileAttributes >>> 16)
        if (fits && isPlain) zip.readEntry()
        else end('unsafe')
      })
      zip.readEntry()
    })
  })
}
