import { MULTIPART_TYPE, multipartBody } from './multipart.js'
import type { Sent } from './test-app.js'

/** Upload of text fields and a text file in the field `name`, as sent by `TestApp.call`. */
export const formUpload = (
  fields: Record<string, string>,
  file: { filename: string; content: string },
  name = 'files[]',
): Sent => ({
  headers: { 'content-type': MULTIPART_TYPE },
  body: multipartBody([
    ...Object.entries(fields).map(([field, content]) => ({ name: field, content })),
    { name, filename: file.filename, content: Buffer.from(file.content) },
  ]).toString(),
})
