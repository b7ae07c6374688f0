import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import type { CommandGroup, CommandItem } from './command-item.js'
import { markMatches } from './rank-commands.js'
import type { useCommandChoice } from './use-command-choice.js'

interface CommandListProps {
  choice: Pick<ReturnType<typeof useCommandChoice>, 'getMenuProps' | 'getItemProps' | 'highlightedIndex'>
  groups: readonly CommandGroup[]
  query: string
  label: string
  /** What is said below the items, or instead of them. */
  footer: ReactNode
}

/** The items under their headings, as one listbox. */
export function CommandList({ choice, groups, query, label, footer }: CommandListProps) {
  const id = useId()
  let index = -1
  return (
    <div className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain">
      <div
        {...choice.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className="relative p-2 empty:hidden"
      >
        {groups.map((group, groupIndex) => {
          const heading = `${id}-${groupIndex}`
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and a fieldset is none of a form's here.
            <div key={group.label ?? ''} role="group" aria-labelledby={group.label === undefined ? undefined : heading}>
              {group.label !== undefined && (
                <div id={heading} className="px-2 pt-2 pb-1 font-medium text-caption text-ink-subtle">
                  {group.label}
                </div>
              )}
              {group.items.map((item) => {
                index += 1
                const highlighted = index === choice.highlightedIndex
                return (
                  <div
                    key={item.id}
                    {...choice.getItemProps({ item, index })}
                    className={classNames(
                      'flex min-h-9 cursor-pointer scroll-mt-9 items-center gap-3 rounded-badge px-2 py-1.5 text-dense aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted aria-disabled:[&>svg]:text-ink-disabled',
                      highlighted && 'bg-active forced-colors:outline-2 forced-colors:-outline-offset-2',
                    )}
                  >
                    <CommandLine item={item} query={query} />
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      {footer}
    </div>
  )
}

function CommandLine({ item, query }: { item: CommandItem; query: string }) {
  return (
    <>
      {item.icon}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere">
          {markMatches(item.label, query).map(({ text, hit }, place) =>
            hit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one label have no other name than their place.
              <mark key={place} className="bg-transparent font-semibold text-brand-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {item.hint !== undefined && <span className="wrap-anywhere text-caption text-ink-subtle">{item.hint}</span>}
      </span>
      {item.shortcut !== undefined && (
        <kbd className="shrink-0 whitespace-nowrap font-sans text-caption text-ink-subtle coarse:hidden">
          {item.shortcut}
        </kbd>
      )}
      {item.page && <ChevronRight aria-hidden className="rtl:-scale-x-100" />}
    </>
  )
}
