import type { FileAction, FileEntry } from '@placard/ui'
import { Copy, Download, FolderInput, Info, Link, SquarePlus } from 'lucide-react'
import { isAssetFile } from '../../data/files/load-files.js'
import type { FileManagerLabels } from './filemanager-labels.js'

/** Actions on items, including the deletion, which the browser offers itself. */
export type FileActionKind = 'download' | 'creative' | 'move' | 'copy' | 'link' | 'properties' | 'delete'

const isOne = (entries: readonly FileEntry[]) => entries.length === 1
const isOneFile = (entries: readonly FileEntry[]) => isOne(entries) && entries[0]?.kind === 'file'

/** Returns the actions that the file browser offers for selected items. */
export function fileActions(
  labels: FileManagerLabels['actions'],
  onSelect: (kind: FileActionKind, items: readonly FileEntry[]) => void,
): readonly FileAction[] {
  const action = (id: FileActionKind, label: string, icon: FileAction['icon']): FileAction => ({
    id,
    label,
    icon,
    onSelect: (entries) => onSelect(id, entries),
  })
  return [
    action('download', labels.download, <Download aria-hidden />),
    {
      ...action('creative', labels.creative, <SquarePlus aria-hidden />),
      appliesTo: (entries) => entries.every(isAssetFile),
    },
    action('move', labels.move, <FolderInput aria-hidden />),
    { ...action('copy', labels.copy, <Copy aria-hidden />), menuOnly: true },
    { ...action('link', labels.link, <Link aria-hidden />), appliesTo: isOneFile, menuOnly: true },
    { ...action('properties', labels.properties, <Info aria-hidden />), appliesTo: isOne, menuOnly: true },
  ]
}
