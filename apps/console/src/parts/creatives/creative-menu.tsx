import type { Creative } from '@placard/domain/creative'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { useTranslate } from '@placard/forms'
import { MenuItem, MenuSeparator, useLabels } from '@placard/ui'
import { ChartColumn, CloudUpload, Code, Copy, Palette, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { ActionsMenu, type ActionsMenuProps } from '../lists/actions-menu.js'
import { partsLabels } from '../parts-labels.js'
import { publishAction } from './publish-action.js'

export interface CreativeMenuProps extends Pick<ActionsMenuProps, 'size' | 'variant'> {
  /** Creative of the menu. */
  creative: Creative
  /** Called to start renaming. */
  onRename: () => void
  onDuplicate: () => void
  onDelete: () => void
  /**
   * Publishes the creative. If missing, the menu leaves out publishing, the tag and the report, because the screen
   * offers them.
   */
  onPublish?: () => void
}

/** Menu of the actions of a creative. */
export function CreativeMenu({ creative, onRename, onDuplicate, onPublish, onDelete, ...button }: CreativeMenuProps) {
  const labels = useLabels('parts', partsLabels)
  return (
    <ActionsMenu name={creative.name} {...button}>
      {(afterClose) => (
        <>
          {onPublish && <DeliveryItems creative={creative} onPublish={onPublish} />}
          {hasDesign(creative.html) && (
            <MenuItem icon={<Palette aria-hidden />} asChild>
              <Link to={paths.builder(creative.campaignID, creative.id)}>{labels.editDesign}</Link>
            </MenuItem>
          )}
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => afterClose(onRename)}>
            {labels.rename}
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
            {labels.duplicate}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => afterClose(onDelete)}>
            {labels.delete}
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  )
}

function DeliveryItems({ creative, onPublish }: { creative: Creative; onPublish: () => void }) {
  const labels = useLabels('parts', partsLabels)
  const { id, campaignID, liveCreatives } = creative
  const translate = useTranslate()
  const { label, reason } = publishAction(creative)
  return (
    <>
      <MenuItem
        icon={<CloudUpload aria-hidden />}
        onSelect={onPublish}
        {...(reason !== undefined && { disabledReason: translate(reason) })}
      >
        {translate(label)}
      </MenuItem>
      <MenuItem icon={<Code aria-hidden />} asChild>
        <Link to={`?tab=tags&creative=${encodeURIComponent(id)}`}>{labels.tag}</Link>
      </MenuItem>
      {liveCreatives.length > 0 ? (
        <MenuItem icon={<ChartColumn aria-hidden />} asChild>
          <Link to={paths.creativeReporting(campaignID, id)}>{labels.report}</Link>
        </MenuItem>
      ) : (
        <MenuItem icon={<ChartColumn aria-hidden />} disabledReason={labels.notPublishedYet}>
          {labels.report}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  )
}
