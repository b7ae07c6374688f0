import { Fragment, type ReactNode, useId } from 'react'
import { Dialog, DialogContent, type DialogContentProps } from '../dialog/dialog.js'
import { type Shortcut, useListedShortcuts } from '../hooks/hooks.js'
import { Kbd } from '../kbd/kbd.js'
import { useLabels } from '../use-labels.js'

const defaultLabels = {
  /** Title. @default 'Keyboard shortcuts' */
  title: 'Keyboard shortcuts',
  /** Description. @default 'These work on this screen.' */
  description: 'These work on this screen.',
  /** Heading of shortcuts without a group. @default 'Everywhere' */
  everywhere: 'Everywhere',
  /** Shown if no shortcut is listed. */
  empty: 'This screen has no shortcuts.',
  /** Between alternatives. @default 'or' */
  or: 'or',
  /** Names of keys, by their names in `Shortcut.keys`. */
  keys: { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' } as Readonly<
    Record<string, string>
  >,
}

/** Texts of a ShortcutsDialog. */
export type ShortcutsDialogLabels = typeof defaultLabels

/** Names of modifiers on a Mac, which are the same in every language. */
const MAC_KEYS: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' }

const onMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

export interface ShortcutsDialogProps
  extends Omit<DialogContentProps, 'title' | 'description' | 'children' | 'size' | 'hideTitle' | 'labels'> {
  /** True while the dialog is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Shortcuts to show. @default those that components on the page list with `useShortcuts` */
  shortcuts?: readonly Shortcut[]
  /** Content below the list, such as a switch for shortcuts of a single key. */
  footer?: ReactNode
  /** Overrides of the texts. */
  labels?: Partial<ShortcutsDialogLabels>
}

/** Lists the keyboard shortcuts of the page by the part in which they work. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  shortcuts,
  footer,
  labels: ownLabels,
  ...props
}: ShortcutsDialogProps) {
  const labels = useLabels('shortcutsDialog', defaultLabels, ownLabels)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        data-slot="shortcuts-dialog"
        {...props}
        size="md"
        title={labels.title}
        description={labels.description}
      >
        <ShortcutList shortcuts={shortcuts} labels={labels} />
        {footer !== undefined && <div className="mt-6 border-line-subtle border-t pt-4">{footer}</div>}
      </DialogContent>
    </Dialog>
  )
}

interface ShortcutListProps {
  shortcuts: readonly Shortcut[] | undefined
  labels: ShortcutsDialogLabels
}

function ShortcutList({ shortcuts, labels }: ShortcutListProps) {
  const listed = useListedShortcuts()
  const id = useId()
  const groups = groupShortcuts(shortcuts ?? listed)
  if (groups.length === 0) return <p className="text-dense text-ink-muted">{labels.empty}</p>
  return (
    <div className="grid gap-5">
      {groups.map(([group, inGroup], index) => (
        <section key={group ?? ''} aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`} className="mb-1 font-semibold text-dense text-ink">
            {group ?? labels.everywhere}
          </h3>
          <dl className="divide-y divide-line-subtle text-dense">
            {inGroup.map(({ label, keys }) => (
              <div
                key={`${label} ${String(keys)}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
              >
                <dt className="min-w-0 text-ink-muted">{label}</dt>
                <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Alternatives keys={[keys].flat()} labels={labels} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Alternatives({ keys, labels }: { keys: readonly string[]; labels: ShortcutsDialogLabels }) {
  const formatKey = (key: string) => (onMac() ? MAC_KEYS[key] : undefined) ?? labels.keys[key] ?? key
  return keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && <span className="text-caption text-ink-subtle">{labels.or}</span>}
      <span className="flex gap-1">
        {splitKeys(combination).map((key) => (
          <Kbd key={key}>{formatKey(key)}</Kbd>
        ))}
      </span>
    </Fragment>
  ))
}

/** Splits 'Ctrl++' into Ctrl and +. */
function splitKeys(combination: string): string[] {
  const parts = combination.split('+')
  return combination.endsWith('+') ? [...parts.slice(0, -2).filter((part) => part !== ''), '+'] : parts
}

/** Groups shortcuts in order; those without a group work everywhere and come last. */
function groupShortcuts(shortcuts: readonly Shortcut[]): [string | undefined, Shortcut[]][] {
  const groups = new Map<string | undefined, Shortcut[]>()
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut])
  return [...groups].toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined))
}
