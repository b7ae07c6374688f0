import type { FileItem } from '@placard/domain/internal/files'
import { type FilePreviewContent, formatBytes } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FileContent, fileContentQuery, PREVIEWED_TEXT_BYTES } from '../../data/files/file-content.js'
import type { FileStore } from '../../data/files/file-store.js'

/** Returns the URL of a blob; undefined until it exists. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return shown && shown.blob === blob ? shown.url : undefined
}

/** Loads what a preview shows of a file. */
export function useFilePreview(
  store: FileStore | undefined,
  item: FileItem,
): { content: FilePreviewContent | undefined; error: string | undefined } {
  const { data, error } = useQuery(fileContentQuery(store, item))
  const image = useObjectUrl(data?.kind === 'image' ? data.blob : undefined)
  return { content: data && createPreviewContent(data, image), error: error?.message }
}

function createPreviewContent(data: FileContent, image: string | undefined): FilePreviewContent | undefined {
  switch (data.kind) {
    case 'image':
      return image === undefined ? undefined : { kind: 'image', src: image }
    case 'text':
      return { kind: 'text', text: data.text, ...(data.isStart && { start: formatBytes(PREVIEWED_TEXT_BYTES) }) }
    case 'font':
      return data
    case 'none':
      return data
    default:
      return { kind: data.kind, src: data.url }
  }
}
