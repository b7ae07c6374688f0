import type { Sent } from './test-app.js'

const EDGE = 'placard-edge'

/** A multipart request of text fields and, with one, a file of text. */
export function multipart(fields: Record<string, string>, file?: { name: string; text: string }): Sent {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  if (file)
    parts.push(
      `--${EDGE}\r\ncontent-disposition: form-data; name="files[]"; filename="${file.name}"\r\ncontent-type: text/plain\r\n\r\n${file.text}\r\n`,
    )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
    body: `${parts.join('')}--${EDGE}--\r\n`,
  }
}
