import { errorText } from '@placard/domain/api'
import { createTextMatcher } from '@placard/domain/internal/text'
import { useTranslate } from '@placard/forms'
import { type CommandItem, CommandMenu, type ThemeChoice, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { Image, Keyboard, LogOut, Megaphone, Monitor, Moon, PanelLeft, Rows2, Rows4, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../data/account/session.js'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import {
  findCreatives,
  type KnownCreative,
  knownCampaigns,
  loadCampaigns,
} from '../../data/campaigns/known-campaigns.js'
import { paths } from '../../paths.js'
import { usePendingDeletions } from '../../state/pending-deletions.js'
import { useUser } from '../../state/session-store.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { settingsOfTheme } from '../appearance/theme.js'
import { consoleShellLabels } from '../shell-labels.js'
import { menuEntries } from './menu-entries.js'
import { GO_TO_CREATIVE, useActionCommands } from './use-action-commands.js'

const SHOWN = 5
const FOUND = 20
/** Number of recent commands that are shown and stored. */
const RECENT = 6
const STORED = 20

export interface CommandListProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Opens the dialog for a new campaign. */
  onNewCampaign: () => void
  /** Shows the keyboard shortcuts. */
  onShortcuts: () => void
}

/** Searchable list of actions, screens, campaigns, creatives and settings. */
export default function CommandList({ open, onOpenChange, onNewCampaign, onShortcuts }: CommandListProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const translate = useTranslate()
  const navigate = useNavigate()
  const user = useUser()
  const { layout, sideMenu, campaignScope, recentCommands, singleKeys } = useSettings()
  const leaving = usePendingDeletions()
  const isLeaving = (id: string) => leaving.has(id)
  // Renders again when the list has loaded.
  useQuery({ ...campaignsQuery(campaignScope), enabled: open })
  const campaigns = open ? knownCampaigns().filter(({ id }) => !isLeaving(id)) : []
  const actions = useActionCommands({ campaigns, recent: recentCommands, isLeaving, onNewCampaign })

  const screens = menuEntries(user).map(
    ({ label, to, Icon }): CommandItem => ({
      id: to,
      label: translate(label),
      ...(to === paths.builder() && { keywords: labels.keywords.newAd }),
      icon: <Icon aria-hidden />,
      group: labels.goTo,
      onSelect: () => navigate(to),
    }),
  )
  const asItem = ({ id, name }: { id: string; name: string }): CommandItem => ({
    id: `campaign-${id}`,
    label: name,
    icon: <Megaphone aria-hidden />,
    group: labels.campaigns,
    onSelect: () => navigate(paths.campaign(id)),
  })
  const asCreative = ({ id, name, campaign }: KnownCreative): CommandItem => ({
    // As in its page, so that it is recent there.
    id: `${GO_TO_CREATIVE}/creative-${id}`,
    label: name,
    hint: campaign.name,
    icon: <Image aria-hidden />,
    group: labels.creatives,
    onSelect: () => navigate(paths.creative(campaign.id, id)),
  })
  const listed = campaigns.filter(({ id }, index) => index < SHOWN || recentCommands.includes(`campaign-${id}`))
  const theme = (label: ThemeChoice, darkMode: boolean | null, icon: CommandItem['icon']): CommandItem => ({
    id: `theme-${label}`,
    label: labels.themes[label],
    keywords: labels.keywords.theme,
    icon,
    group: labels.preferences,
    onSelect: () => changeSettings(settingsOfTheme(darkMode)),
  })
  const isCompact = layout === 'compact'
  const choices: CommandItem[] = [
    theme('light', false, <Sun aria-hidden />),
    theme('dark', true, <Moon aria-hidden />),
    theme('system', null, <Monitor aria-hidden />),
    {
      id: 'density',
      label: isCompact ? labels.comfortableRows : labels.compactRows,
      keywords: labels.keywords.density,
      icon: isCompact ? <Rows2 aria-hidden /> : <Rows4 aria-hidden />,
      group: labels.preferences,
      onSelect: () => changeSettings({ layout: isCompact ? 'default' : 'compact' }),
    },
    {
      id: 'side-menu',
      label: sideMenu === 'rail' ? labels.expandMenu : labels.collapseMenu,
      keywords: labels.keywords.menu,
      icon: <PanelLeft aria-hidden />,
      shortcut: labels.menuKeys,
      group: labels.preferences,
      onSelect: () => changeSettings({ sideMenu: sideMenu === 'rail' ? 'expanded' : 'rail' }),
    },
    {
      id: 'shortcuts',
      label: labels.showShortcuts,
      keywords: labels.keywords.shortcuts,
      icon: <Keyboard aria-hidden />,
      ...(singleKeys && { shortcut: '?' }),
      group: labels.preferences,
      onSelect: onShortcuts,
    },
    {
      id: 'sign-out',
      label: labels.signOut,
      icon: <LogOut aria-hidden />,
      group: labels.account,
      onSelect: () => void signOut(),
    },
  ]

  return (
    <CommandMenu
      open={open}
      onOpenChange={onOpenChange}
      shortcut={null}
      labels={{ error: (failure) => translate(errorText(failure, labels.searchFailed)) }}
      items={[...actions, ...screens, ...listed.map(asItem), ...choices]}
      search={async (query, signal) => {
        const isFound = createTextMatcher(query)
        const all = (await loadCampaigns()).filter(({ id }) => !isLeaving(id))
        const shown = new Set(listed.map(({ id }) => id))
        const isNew = ({ id, name }: { id: string; name: string }) => !shown.has(id) && !isLeaving(id) && isFound(name)
        const found = all.filter(isNew)
        const creatives = await findCreatives(isNew, signal).catch((failure: unknown) => {
          if (found.length === 0) throw failure
          return []
        })
        return [...found.slice(0, FOUND).map(asItem), ...creatives.slice(0, FOUND).map(asCreative)]
      }}
      recent={recentCommands.slice(0, RECENT)}
      onItemSelect={({ id }) =>
        changeSettings({ recentCommands: [id, ...recentCommands.filter((one) => one !== id)].slice(0, STORED) })
      }
    />
  )
}
