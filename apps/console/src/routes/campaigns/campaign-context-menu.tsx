import type { Campaign } from '@placard/domain/campaign'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger, useAfterClose } from '@placard/ui'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { CampaignMenuItems } from './campaign-actions.js'

export interface CampaignContextMenuProps {
  /** Campaigns of the rows or cards inside. */
  campaigns: readonly Campaign[]
  /** Deletes campaigns, unless that is undone. */
  onDelete: (...campaigns: Campaign[]) => void
  children: ReactNode
}

/** Context menu of all rows and cards: opens on right click, long press or the menu key. */
export function CampaignContextMenu({ campaigns, onDelete, children }: CampaignContextMenuProps) {
  const [campaign, setCampaign] = useState<Campaign>()
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  // In the capture phase, before the menu handles it: outside of rows the browser's own menu opens.
  const note = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    const found = row ? campaigns.find(({ id }) => id === row.dataset.row) : undefined
    if (found !== campaign) flushSync(() => setCampaign(found))
  }
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild disabled={campaign === undefined}>
        <div
          onPointerDownCapture={note}
          onKeyDownCapture={(event) => {
            if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) note(event)
          }}
        >
          {children}
        </div>
      </ContextMenuTrigger>
      {campaign && (
        <ContextMenuContent onCloseAutoFocus={onCloseAutoFocus}>
          <CampaignMenuItems campaign={campaign} onDelete={(...gone) => afterClose(() => onDelete(...gone))} />
        </ContextMenuContent>
      )}
    </ContextMenu>
  )
}
