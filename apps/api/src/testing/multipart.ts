/** Part of a multipart body; a file if it has a `filename`. */
export interface Part {
  name: string
  filename?: string
  content: string | Buffer
}

const BOUNDARY = 'placard-test-boundary'

/** The header that a multipart body of `multipartBody` needs. */
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** Writes a multipart body by hand, so that a test can send what no browser would. */
export function multipartBody(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n'}\r\n`,
    ),
    Buffer.isBuffer(content) ? content : Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
