import { MULTIPART_TYPE, multipartBody } from './multipart.js'
import type { Sent } from './test-app.js'

/** An upload of text fields and a file of text, as `TestApp.call` sends it. */
export const formUpload = (fields: Record<string, string>, file: { filename: string; content: string }): Sent => ({
  headers: { 'content-type': MULTIPART_TYPE },
  body: multipartBody([
    ...Object.entries(fields).map(([name, content]) => ({ name, content })),
    { name: 'files[]', filename: file.filename, content: Buffer.from(file.content) },
  ]).toString(),
})
