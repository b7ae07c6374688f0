/** Part of a multipart body; a file if it has a `filename`. */
export interface Part {
  name: string
  filename?: string
  content: string | Buffer
}

const BOUNDARY = 'placard-test-boundary'

/** Content type of a body from `multipartBody`. */
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** Writes a multipart body, including ones that no browser would send. */
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
