import { expect, it } from 'vitest'
import { fileKind, readExtension } from './file-kind.js'

it.each([
  ['main.mp4', '.mp4'],
  ['archive.tar.gz', '.gz'],
  ['.htaccess', ''],
  ['README', ''],
  ['ends with a stop.', ''],
  ['v1.2/draft', '.2/draft'],
])('finds the extension of %s', (name, extension) => {
  expect(readExtension(name)).toBe(extension)
})

it.each([
  ['main.mp4', undefined, 'video'],
  ['POSTER.JPG', undefined, 'image'],
  ['logo.svg', 'image/svg+xml', 'image'],
  ['feed', 'application/json; charset=utf-8', 'data'],
  ['report.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheet'],
  ['brief.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['banner.zip', 'application/x-zip-compressed', 'archive'],
  ['index.html', 'text/html', 'code'],
  ['notes', 'text/plain', 'document'],
  ['Geist.woff2', 'font/woff2', 'font'],
  ['README', undefined, 'other'],
])('returns for %s of type %s: %s', (name, contentType, kind) => {
  expect(fileKind(name, contentType)).toBe(kind)
})

it('uses the name for generic types', () => {
  expect(fileKind('main.mp4', 'application/octet-stream')).toBe('video')
  expect(fileKind('main.mp4', 'binary/octet-stream')).toBe('video')
  expect(fileKind('voice.mp3', 'application/x-unheard-of')).toBe('audio')
})

it('prefers the type to the name', () => {
  expect(fileKind('poster.jpg', 'video/mp4')).toBe('video')
})
