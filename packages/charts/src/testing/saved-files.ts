import { vi } from 'vitest'

/** A file that the page has saved. */
export interface SavedFile {
  /** File name. */
  name: string
  /** File content. */
  file: Blob
}

/** Collects the files that the page saves from now on; call `vi.restoreAllMocks()` after the test. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  const files = new Map<string, Blob>()
  const create = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = create(file)
    if (file instanceof Blob) files.set(url, file)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file) saved.push({ name: this.download, file })
  })
  return saved
}
