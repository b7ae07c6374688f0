import { describe, expect, it } from 'vitest'
import { MAX_OBJECT_BYTES } from './upload-parts.js'
import { findInterruptedUpload, isUploadOver, pathOfFile, uploadProblem, uploadRecordSchema } from './upload-record.js'

const record = {
  id: 'upload1',
  userID: 'user1',
  bucket: 'banners',
  prefix: 'team/',
  key: 'video/main.mp4',
  uploadId: 'abc',
  partSize: 5 * 1024 ** 2,
  name: 'main.mp4',
  size: 12_582_912,
  lastModified: 1_760_000_000_000,
  replaces: false,
  startedAt: 1_760_000_000_000,
}

describe('upload records', () => {
  it('are parsed, without anything else that was stored', () => {
    expect(uploadRecordSchema.parse({ ...record, secretAccessKey: 'x' })).toEqual(record)
    expect(uploadRecordSchema.safeParse({ ...record, key: '../main.mp4' }).success).toBe(false)
    expect(uploadRecordSchema.safeParse({ ...record, partSize: 1 }).success).toBe(false)
  })

  it('end after a week', () => {
    const week = 7 * 86_400_000
    expect(isUploadOver(record, record.startedAt + week)).toBe(false)
    expect(isUploadOver(record, record.startedAt + week + 1)).toBe(true)
  })

  it('belong to the same file only', () => {
    const file = { name: 'main.mp4', size: record.size, lastModified: record.lastModified }
    expect(findInterruptedUpload([record], file)).toBe(record)
    for (const change of [{ name: 'other.mp4' }, { size: 1 }, { lastModified: 1 }])
      expect(findInterruptedUpload([record], { ...file, ...change })).toBeUndefined()
  })
})

describe('pathOfFile', () => {
  it.each([
    [{ name: 'a.png' }, 'a.png'],
    [{ name: 'a.png', webkitRelativePath: '' }, 'a.png'],
    [{ name: 'a.png', webkitRelativePath: 'photos/2025/a.png' }, 'photos/2025/a.png'],
    [{ name: 'a.png', path: './a.png' }, 'a.png'],
    [{ name: 'a.png', path: '/photos/a.png' }, 'photos/a.png'],
    [{ name: 'a.png', path: '../../a.png' }, 'a.png'],
    [{ name: 'a.png', path: '..' }, 'a.png'],
    [{ name: 'a\\b.txt' }, 'a_b.txt'],
    [{ name: 'a\\b.txt', path: './notes/a\\b.txt' }, 'notes/a_b.txt'],
    [{ name: '..\\..\\c' }, '.._.._c'],
  ])('%j has the path %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path)
  })
})

it('uploadProblem explains long names and large files', () => {
  expect(uploadProblem('a/main.mp4', 0)).toBeUndefined()
  expect(uploadProblem('x'.repeat(1025), 1)).toBe('The name is too long')
  expect(uploadProblem('', 1)).toBe('Fill in a name')
  expect(uploadProblem('a', MAX_OBJECT_BYTES + 1)).toBe('A file can have 5 TB at most')
})
