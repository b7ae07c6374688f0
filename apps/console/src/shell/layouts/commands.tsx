import {
  Button,
  Kbd,
  lazyPart,
  ShortcutsDialog,
  Switch,
  shortcutKey,
  useLabels,
  useShortcuts,
  useSingleKeyShortcut,
} from '@placard/ui'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { NewCampaignDialog } from '../../parts/new-campaign.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { consoleShellLabels } from '../shell-labels.js'

const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** True for the shortcut of the command menu: Ctrl+K, or Cmd+K on a Mac. */
function isCommandKey(event: KeyboardEvent): boolean {
  const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return false
  return shortcutKey(event) === 'k'
}

const CommandList = lazyPart(() => import('./command-list.js'))

export interface CommandsProps {
  /** Shows the button; without it, the shortcuts still work. @default true */
  hasButton?: boolean
}

/** Button and shortcut of the command menu, which is loaded lazily; its dialogs, and the list of shortcuts. */
export function Commands({ hasButton = true }: CommandsProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const { show, dialog } = useLazyDialog(CommandList)
  const creating = useLazyDialog(NewCampaignDialog)
  const { singleKeys } = useSettings()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useShortcuts([{ label: labels.openCommands, keys: 'Ctrl+K' }])
  useSingleKeyShortcut({ key: '?', label: labels.showShortcuts, onPress: () => setHelpOpen(true) })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event)) return
    event.preventDefault()
    if (dialog?.open) dialog.onOpenChange(false)
    else show()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      {hasButton && (
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={show}
          className="max-lg:min-h-11 max-lg:min-w-11"
        >
          <Search aria-hidden />
          <span className="max-xl:sr-only">{labels.search}</span>
          <Kbd aria-hidden className="max-xl:hidden">
            {onMac() ? '⌘K' : labels.commandKeys}
          </Kbd>
        </Button>
      )}
      {dialog && (
        <CommandList {...dialog} key={dialog.key} onNewCampaign={creating.show} onShortcuts={() => setHelpOpen(true)} />
      )}
      {creating.dialog && <NewCampaignDialog {...creating.dialog} key={`new ${creating.dialog.key}`} />}
      <ShortcutsDialog
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        footer={
          <Switch
            label={labels.singleKeys}
            description={labels.singleKeysHint}
            checked={singleKeys}
            onCheckedChange={(isOn) => changeSettings({ singleKeys: isOn })}
          />
        }
      />
    </>
  )
}
