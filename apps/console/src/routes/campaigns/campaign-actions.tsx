import type { Campaign } from '@placard/domain/campaign'
import { IconButton, MenuItem, MenuSeparator, useLabels } from '@placard/ui'
import { ChartColumn, ExternalLink, FolderOpen, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionsMenu } from '../../parts/lists/actions-menu.js'
import { paths } from '../../paths.js'
import { campaignsLabels } from './campaigns-labels.js'

export interface CampaignActionsProps {
  campaign: Campaign
  /** Deletes campaigns, unless that is undone. */
  onDelete: (...campaigns: Campaign[]) => void
}

/** Link to a campaign's report, and its actions menu. */
export function CampaignActions({ campaign, onDelete }: CampaignActionsProps) {
  const labels = useLabels('campaigns', campaignsLabels)
  const { id, name } = campaign
  return (
    <>
      <IconButton asChild size="sm" label={labels.reportOfName(name)}>
        <Link to={paths.reporting(id)}>
          <ChartColumn aria-hidden />
        </Link>
      </IconButton>
      <ActionsMenu name={name}>
        {(afterClose) => (
          <CampaignMenuItems campaign={campaign} onDelete={(...gone) => afterClose(() => onDelete(...gone))} />
        )}
      </ActionsMenu>
    </>
  )
}

/** Items of a campaign's actions menu and context menu. */
export function CampaignMenuItems({ campaign, onDelete }: CampaignActionsProps) {
  const labels = useLabels('campaigns', campaignsLabels)
  return (
    <>
      <MenuItem icon={<FolderOpen aria-hidden />} asChild>
        <Link to={paths.campaign(campaign.id)}>{labels.open}</Link>
      </MenuItem>
      <MenuItem icon={<ExternalLink aria-hidden />} asChild>
        <Link to={paths.campaign(campaign.id)} target="_blank">
          {labels.openNewTab}
        </Link>
      </MenuItem>
      <MenuItem icon={<ChartColumn aria-hidden />} asChild>
        <Link to={paths.reporting(campaign.id)}>{labels.report}</Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onDelete(campaign)}>
        {labels.delete}
      </MenuItem>
    </>
  )
}
