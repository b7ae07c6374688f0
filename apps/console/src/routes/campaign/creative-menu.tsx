import type { Creative } from '@placard/domain'
import { MenuItem, MenuSeparator } from '@placard/ui'
import { ChartColumn, CloudUpload, Code, Copy, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionsMenu } from '../../parts/actions-menu.js'
import { paths } from '../../paths.js'

export interface CreativeMenuProps {
  /** Whose menu. */
  creative: Creative
  /** Lets its name be typed. */
  onRename: () => void
  onDuplicate: () => void
  onPublish: () => void
  onDelete: () => void
}

/** What can be done with a creative of a campaign. */
export function CreativeMenu({ creative, onRename, onDuplicate, onPublish, onDelete }: CreativeMenuProps) {
  const { id, campaignID, name, liveCreatives } = creative
  const published = liveCreatives.length > 0
  return (
    <ActionsMenu name={name}>
      {(afterClose) => (
        <>
          <MenuItem icon={<CloudUpload aria-hidden />} onSelect={onPublish}>
            {published ? 'Publish again' : 'Publish'}
          </MenuItem>
          <MenuItem icon={<Code aria-hidden />} asChild>
            <Link to={`?tab=tags&creative=${encodeURIComponent(id)}`}>Tag</Link>
          </MenuItem>
          {published ? (
            <MenuItem icon={<ChartColumn aria-hidden />} asChild>
              <Link to={paths.creativeReporting(campaignID, id)}>Report</Link>
            </MenuItem>
          ) : (
            <MenuItem icon={<ChartColumn aria-hidden />} disabledReason="It is not published yet">
              Report
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => afterClose(onRename)}>
            Rename
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
            Duplicate
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => afterClose(onDelete)}>
            Delete
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  )
}
