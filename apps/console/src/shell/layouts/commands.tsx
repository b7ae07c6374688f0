import { Button, Kbd, lazyPart, useLabels } from '@placard/ui'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { consoleShellLabels } from '../shell-labels.js'

const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** True for the shortcut of the command menu: Ctrl+K, or Cmd+K on a Mac. */
function isCommandKey(event: KeyboardEvent): boolean {
  const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return false
  return event.key.toLowerCase() === 'k'
}

const CommandList = lazyPart(() => import('./command-list.js'))

/** Button and shortcut of the command menu, which is loaded lazily. */
export function Commands() {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const { show, dialog } = useLazyDialog(CommandList)
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
      {dialog && <CommandList {...dialog} key={dialog.key} />}
    </>
  )
}
