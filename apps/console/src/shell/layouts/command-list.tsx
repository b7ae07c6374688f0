import { type Campaign, createTextMatcher } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { type CommandItem, CommandMenu, type ThemeChoice, useLabels } from '@placard/ui'
import { Image, LogOut, Megaphone, Monitor, Moon, Palette, PanelLeft, Rows2, Rows4, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../data/account/session.js'
import { knownCampaigns, loadCampaigns } from '../../data/campaigns/known-campaigns.js'
import { paths } from '../../paths.js'
import { useUser } from '../../state/session-store.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { settingsOfTheme } from '../appearance/theme.js'
import { consoleShellLabels } from '../shell-labels.js'
import { menuEntries } from './menu-entries.js'

const SHOWN = 5
const FOUND = 20
const RECENT = 4
/** Commands used last in this tab, latest first. */
let chosen: readonly string[] = []

export interface CommandListProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
}

/** Searchable list of screens, campaigns, creatives and settings. */
export default function CommandList({ open, onOpenChange }: CommandListProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const translate = useTranslate()
  const navigate = useNavigate()
  const user = useUser()
  const { layout, sideMenu } = useSettings()
  const [recent, setRecent] = useState(chosen)

  const screens = menuEntries(user).map(
    ({ label, to, Icon }): CommandItem => ({
      id: to,
      label: translate(label),
      icon: <Icon aria-hidden />,
      group: labels.goTo,
      onSelect: () => navigate(to),
    }),
  )
  const builder: CommandItem = {
    id: paths.builder(),
    label: labels.adBuilder,
    keywords: labels.keywords.newAd,
    icon: <Palette aria-hidden />,
    group: labels.goTo,
    onSelect: () => navigate(paths.builder()),
  }
  const asItem = ({ id, name }: { id: string; name: string }): CommandItem => ({
    id: `campaign-${id}`,
    label: name,
    icon: <Megaphone aria-hidden />,
    group: labels.campaigns,
    onSelect: () => navigate(paths.campaign(id)),
  })
  const creativesOf = ({ id, name, creatives }: Campaign) =>
    creatives.map(
      (creative): CommandItem => ({
        id: `creative-${creative.id}`,
        label: creative.name,
        hint: name,
        icon: <Image aria-hidden />,
        group: labels.creatives,
        onSelect: () => navigate(paths.creative(id, creative.id)),
      }),
    )
  const campaigns = open ? knownCampaigns() : []
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
      items={[...screens, builder, ...campaigns.slice(0, SHOWN).map(asItem), ...choices]}
      search={async (query) => {
        const isFound = createTextMatcher(query)
        const all = await loadCampaigns()
        const shown = new Set(campaigns.slice(0, SHOWN).map(({ id }) => id))
        return [
          ...all
            .filter(({ id, name }) => !shown.has(id) && isFound(name))
            .slice(0, FOUND)
            .map(asItem),
          ...all
            .flatMap(creativesOf)
            .filter(({ label }) => isFound(label))
            .slice(0, FOUND),
        ]
      }}
      recent={recent}
      onItemSelect={({ id }) => {
        chosen = [id, ...chosen.filter((one) => one !== id)].slice(0, RECENT)
        setRecent(chosen)
      }}
    />
  )
}
