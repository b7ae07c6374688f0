import type { Campaign } from '@placard/domain/campaign'
import { createTextMatcher } from '@placard/domain/internal/text'
import { PLATFORM_NAMES } from '@placard/domain/tags'
import { type CommandItem, useLabels, useToast } from '@placard/ui'
import { CloudUpload, Code, Image, type LucideIcon, Plus, Share2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  findCreatives,
  type KnownCreative,
  listCreatives,
  loadCampaigns,
} from '../../data/campaigns/known-campaigns.js'
import { useCopyTag } from '../../parts/creatives/use-copy-tag.js'
import { paths } from '../../paths.js'
import { useSettings } from '../../state/settings.js'
import { consoleShellLabels } from '../shell-labels.js'
import { usePublishCommand } from './use-publish-command.js'

/** Id of the command whose page lists creatives to open. */
export const GO_TO_CREATIVE = 'go-to-creative'

/** Number of items of a page before its search. */
const LISTED = 8
/** Number of items that a search of a page finds at most. */
const FOUND = 20

const icon = (Icon: LucideIcon): ReactNode => <Icon aria-hidden />

/** Moves items whose id is in one of the recent commands to the front. */
function recentFirst<Item extends { id: string }>(
  items: readonly Item[],
  recent: readonly string[],
  kind: string,
): Item[] {
  const rank = ({ id }: Item) => {
    const at = recent.findIndex((command) => command.split('/').includes(`${kind}-${id}`))
    return at < 0 ? recent.length : at
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}

interface ActionOptions {
  /** Known campaigns, the last edited first. */
  campaigns: readonly Campaign[]
  /** Ids of the commands used last. */
  recent: readonly string[]
  /** True for campaigns and creatives that are being deleted. */
  isLeaving: (id: string) => boolean
  /** Opens the dialog for a new campaign. */
  onNewCampaign: () => void
}

/** Returns the commands that do something with campaigns and creatives. */
export function useActionCommands({ campaigns, recent, isLeaving, onNewCampaign }: ActionOptions): CommandItem[] {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const navigate = useNavigate()
  const toast = useToast()
  const copyTag = useCopyTag()
  const publish = usePublishCommand(toast)
  const { recentPlatforms } = useSettings()
  const group = labels.actions
  const platforms = [...recentPlatforms, ...PLATFORM_NAMES.filter((name) => !recentPlatforms.includes(name))]

  /** Page with the campaigns that a command is for. */
  const forCampaign = (command: CampaignCommand): CommandItem => {
    const asItem = ({ id, name }: Campaign): CommandItem => ({
      id: `campaign-${id}`,
      label: name,
      longLabel: command.longLabel(name),
      icon: icon(command.Icon),
      onSelect: () => void navigate(command.to(id)),
    })
    const listed = recentFirst(campaigns, recent, 'campaign').slice(0, LISTED)
    return {
      ...{ id: command.id, label: command.label, keywords: command.keywords, icon: icon(command.Icon), group },
      page: {
        placeholder: labels.chooseCampaign,
        onlyNamed: true,
        items: listed.map(asItem),
        search: async (query) => {
          const isFound = createTextMatcher(query)
          const all = (await loadCampaigns()).filter(({ id, name }) => isFound(name) && !isLeaving(id))
          return all
            .filter(({ id }) => !listed.some((one) => one.id === id))
            .slice(0, FOUND)
            .map(asItem)
        },
      },
    }
  }

  const creatives = listCreatives(campaigns).filter(({ id }) => !isLeaving(id))
  /** Page with the creatives that a command is for. */
  const forCreative = (command: CreativeCommand): CommandItem => {
    const asItem = (creative: KnownCreative): CommandItem => ({
      id: `creative-${creative.id}`,
      label: creative.name,
      longLabel: command.longLabel(creative.name),
      hint: `${creative.size} · ${creative.campaign.name}`,
      icon: icon(command.Icon),
      ...command.action(creative),
    })
    const listed = recentFirst(creatives.filter(command.isListed), recent, 'creative').slice(0, LISTED)
    return {
      ...{ id: command.id, label: command.label, keywords: command.keywords, icon: icon(command.Icon), group },
      page: {
        placeholder: labels.chooseCreative,
        onlyNamed: true,
        items: listed.map(asItem),
        search: async (query, signal) => {
          const isNamed = createTextMatcher(query)
          const isFound = (one: KnownCreative) =>
            command.isListed(one) && !isLeaving(one.id) && isNamed(`${one.name} ${one.size} ${one.campaign.name}`)
          const all = await findCreatives(isFound, signal)
          return all
            .filter(({ id }) => !listed.some((one) => one.id === id))
            .slice(0, FOUND)
            .map(asItem)
        },
      },
    }
  }

  return [
    {
      id: 'new-campaign',
      label: labels.newCampaign,
      keywords: labels.keywords.newCampaign,
      icon: icon(Plus),
      group,
      onSelect: onNewCampaign,
    },
    forCampaign({
      id: 'new-creative',
      label: labels.newCreativeIn,
      longLabel: labels.newCreativeFor,
      keywords: labels.keywords.newCreative,
      Icon: Plus,
      to: (id) => `${paths.campaign(id)}?new=creative`,
    }),
    forCampaign({
      id: 'upload',
      label: labels.uploadTo,
      longLabel: labels.uploadFor,
      keywords: labels.keywords.upload,
      Icon: Upload,
      to: (id) => `${paths.campaign(id)}?upload=1`,
    }),
    forCreative({
      id: 'copy-tag',
      label: labels.copyTagOf,
      longLabel: labels.copyTagOfCreative,
      keywords: labels.keywords.copyTag,
      Icon: Code,
      isListed: ({ isPublished }) => isPublished,
      action: ({ id, name, campaign }) => ({
        page: {
          placeholder: labels.choosePlatform,
          onlyNamed: true,
          items: platforms.map((platform) => ({
            id: platform,
            label: platform,
            longLabel: labels.copyTagFor(name, platform),
            icon: icon(Code),
            onSelect: () => void copyTag({ id, campaignID: campaign.id }, platform),
          })),
        },
      }),
    }),
    forCreative({
      id: 'publish',
      label: labels.publishCreative,
      longLabel: labels.publishNamed,
      keywords: labels.keywords.publish,
      Icon: CloudUpload,
      isListed: () => true,
      action: ({ id, campaign }) => ({ onSelect: () => void publish({ id, campaignID: campaign.id }) }),
    }),
    forCreative({
      id: GO_TO_CREATIVE,
      label: labels.goToCreative,
      longLabel: (name) => name,
      keywords: labels.keywords.goToCreative,
      Icon: Image,
      isListed: () => true,
      action: ({ id, campaign }) => ({ onSelect: () => void navigate(paths.creative(campaign.id, id)) }),
    }),
    forCampaign({
      id: 'share',
      label: labels.shareReportOf,
      longLabel: labels.shareReportFor,
      keywords: labels.keywords.share,
      Icon: Share2,
      to: (id) => `${paths.campaign(id)}?tab=links`,
    }),
  ]
}

interface Command {
  id: string
  label: string
  /** Label of an item outside of the page. */
  longLabel: (name: string) => string
  keywords: readonly string[]
  Icon: LucideIcon
}

interface CampaignCommand extends Command {
  /** Path that a campaign leads to. */
  to: (campaignID: string) => string
}

interface CreativeCommand extends Command {
  /** True for creatives that it can be used with. */
  isListed: (creative: KnownCreative) => boolean
  /** Action or page of a selected creative. */
  action: (creative: KnownCreative) => Pick<CommandItem, 'onSelect' | 'page'>
}
