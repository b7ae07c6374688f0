const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Creates a multipart body: text fields first, because a streaming server needs them, then files as `files[]`. */
export function formDataOf(fields: object, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, textOf(value))
  for (const file of files) form.append('files[]', file, file.name)
  return form
}
