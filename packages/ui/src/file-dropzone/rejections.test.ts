import { describe, expect, it } from 'vitest'
import { formatFileTypes, fileDropzoneLabels as labels, rejectedFiles } from './file-dropzone.js'

describe('formatFileTypes', () => {
  it.each([
    [undefined, ''],
    [{ 'video/mp4': ['.mp4'] }, 'MP4'],
    [{ 'video/mp4': ['.mp4'], 'image/jpeg': ['.jpg', '.jpeg'] }, 'MP4, JPG or JPEG'],
    [{ 'image/*': [] }, 'image/*'],
    [{ 'image/x': ['.png'], 'image/png': ['.png'] }, 'PNG'],
  ])('%j is %s', (accept, words) => {
    expect(formatFileTypes(accept, 'or')).toBe(words)
  })
})

describe('rejectedFiles', () => {
  const file = new File(['x'.repeat(2_000)], 'clip.mov')
  const because = (...codes: string[]) =>
    rejectedFiles(
      [{ file, errors: codes.map((code) => ({ code, message: `said by ${code}` })) }],
      { accept: { 'video/mp4': ['.mp4'] }, maxSize: 1_000, maxFiles: 3 },
      labels,
    )[0]?.reason.replaceAll('\u00a0', ' ')

  it('explains type, size and number, only the first reason', () => {
    expect(because('file-invalid-type', 'file-too-large')).toBe('Not a file of type MP4')
    expect(because('file-too-large')).toBe('2 kB is too large, 1 kB at most')
    expect(because('too-many-files')).toBe('Only 3 files at a time')
  })

  it('returns the reason of the caller’s check', () => {
    expect(because('too-wide')).toBe('said by too-wide')
  })
})
