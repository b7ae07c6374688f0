import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../class-names.js'
import { Dialog, DialogContent, type DialogContentProps } from '../dialog/dialog.js'
import { onMac, shortcutKey, useShortcuts } from '../hooks/hooks.js'
import { useLabels } from '../use-labels.js'
import { type CommandItem, type CommandMenuLabels, type CommandPage, commandMenuLabels } from './command-item.js'
import { CommandPanel } from './command-panel.js'

export type { CommandItem, CommandMenuLabels, CommandPage } from './command-item.js'

/** Calls `onPress` for the key with Ctrl, or Cmd on a Mac. */
function useCommandShortcut(key: string | null, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (key === null) return
    const listen = (event: KeyboardEvent) => {
      const held = onMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!held || event.altKey || event.shiftKey || event.defaultPrevented || event.repeat) return
      if (shortcutKey(event) !== key.toLowerCase()) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key])
}

export interface CommandMenuProps
  extends Omit<
    DialogContentProps,
    'title' | 'description' | 'children' | 'size' | 'hideTitle' | 'closable' | 'labels'
  > {
  /** All commands and pages. */
  items: readonly CommandItem[]
  /** Searches for more items, such as campaigns on a server; listed after `items`. */
  search?: CommandPage['search']
  /**
   * Ids of recently used items, listed first while the query is empty; those that no item has are left out. Items of a
   * page have the ids of the pages before theirs: 'theme/dark'.
   */
  recent?: readonly string[]
  /** Called with every selected item, so that its id can be passed as `recent`. */
  onItemSelect?: (item: CommandItem) => void
  /** Controlled open state. */
  open?: boolean
  /** Initially open. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Key that opens it with Ctrl, or Cmd on a Mac; `null` for none. @default 'k' */
  shortcut?: string | null
  /** Name of the menu for screen readers. @default 'Commands' */
  label?: string
  /** Placeholder of the input. @default 'Search or do something…' */
  placeholder?: string
  /** Overrides of the texts. */
  labels?: Partial<CommandMenuLabels>
}

/** Command palette: Ctrl+K opens it, arrow keys move, Enter runs a command, Backspace goes back. */
export function CommandMenu({
  items,
  search,
  recent,
  onItemSelect,
  open,
  defaultOpen = false,
  onOpenChange,
  shortcut = 'k',
  label: ownLabel,
  placeholder,
  labels: ownLabels,
  className,
  onCloseAutoFocus,
  ...props
}: CommandMenuProps) {
  const labels = useLabels('commandMenu', commandMenuLabels, ownLabels)
  const label = ownLabel ?? labels.label
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'CommandMenu',
  })
  const selectedRef = useRef<CommandItem | null>(null)
  useCommandShortcut(shortcut, () => setShown(!shown))
  useShortcuts(shortcut === null ? [] : [{ label, keys: `Ctrl+${shortcut.toUpperCase()}` }])
  const selectItem = (item: CommandItem) => {
    onItemSelect?.(item)
    if (item.keepOpen) return item.onSelect?.()
    selectedRef.current = item
    setShown(false)
  }
  return (
    <Dialog open={shown} onOpenChange={setShown}>
      <DialogContent
        data-slot="command-menu"
        {...props}
        title={label}
        hideTitle
        closable={false}
        size="md"
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          // After focus has returned, because the command may move it to a dialog or another page.
          const item = selectedRef.current
          selectedRef.current = null
          queueMicrotask(() => item?.onSelect?.())
        }}
        className={classNames(
          'mt-[12dvh] max-h-[76dvh] overflow-hidden max-sm:mt-4 max-sm:w-[calc(100%-1rem)]',
          className,
        )}
      >
        <CommandPanel
          root={{ items, search, placeholder: placeholder ?? labels.placeholder }}
          recent={recent}
          label={label}
          labels={labels}
          onItemSelect={selectItem}
          onClose={() => setShown(false)}
        />
      </DialogContent>
    </Dialog>
  )
}
