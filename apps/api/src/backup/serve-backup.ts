import type { RequestListener } from 'node:http'
import { type BackupSource, writeBackup } from './write-backup.js'

/** Where the server that holds a data folder hands out backups, on the socket that its lock names. */
export const BACKUP_PATH = '/backup'

/** Streams a backup to whoever can read the lock of the data folder. A connection that breaks off was no complete backup. */
export const serveBackup =
  (source: BackupSource, logError: (cause: unknown) => void): RequestListener =>
  (request, response) => {
    if (request.url !== BACKUP_PATH) return void response.writeHead(404).end()
    response.on('error', () => undefined)
    writeBackup(source, response).catch((cause: unknown) => {
      logError(cause)
      if (response.headersSent) return response.destroy()
      return response.writeHead(500).end(cause instanceof Error ? cause.message : String(cause))
    })
  }
