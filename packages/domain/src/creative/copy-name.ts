/** The name of a copy: ' (Copy)' is added, and ' (Copy)' or ' (Copy N)' at the end counts on. */
export function copyName(name: string): string {
  const [, base, number] = / \(Copy(?: (\d{1,9}))?\)$/.test(name)
    ? (/^(.*) \(Copy(?: (\d{1,9}))?\)$/s.exec(name) ?? [])
    : []
  if (base === undefined) return `${name} (Copy)`
  return `${base} (Copy ${Number(number ?? 1) + 1})`
}
