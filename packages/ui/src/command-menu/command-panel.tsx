import { ArrowLeft, ChevronRight, Search, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Kbd } from '../kbd/kbd.js'
import { Spinner } from '../spinner/spinner.js'
import type { CommandGroup, CommandItem, CommandMenuLabels, CommandPage } from './command-item.js'
import { markMatches } from './rank-commands.js'
import { useCommandSelection } from './use-command-selection.js'

interface CommandPanelProps {
  root: CommandPage
  recent: readonly string[] | undefined
  label: string
  labels: CommandMenuLabels
  onItemSelect: (item: CommandItem) => void
  onClose: () => void
}

/** Input, list and keyboard handling of an open command menu. */
export function CommandPanel({ root, recent, label, labels, onItemSelect, onClose }: CommandPanelProps) {
  const selection = useCommandSelection({ root, recent, labels, onItemSelect })
  const { groups, shown, query, page, from, back, search } = selection
  const name = from?.label ?? label
  const empty = query.trim() === '' ? labels.none : labels.empty(query.trim())
  const problem = typeof labels.error === 'string' ? labels.error : labels.error(search.failure)
  const news =
    search.state === 'loading'
      ? labels.loading
      : search.state === 'error'
        ? problem
        : shown.length === 0
          ? empty
          : labels.count(shown.length)
  return (
    <div className="flex max-h-[76dvh] flex-col">
      <div className="flex h-14 shrink-0 items-center gap-3 border-line-subtle border-b px-4">
        {from ? (
          <IconButton label={labels.back} size="sm" className="-ms-1.5" onClick={back}>
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        ) : search.state === 'loading' ? (
          <Spinner />
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-ink-subtle" />
        )}
        {from && (
          <span className="max-w-40 shrink-0 truncate rounded-badge bg-active px-2 py-0.5 text-caption text-ink-muted">
            {from.label}
          </span>
        )}
        <input
          {...selection.getInputProps({
            placeholder: page.placeholder,
            'aria-label': name,
            'aria-labelledby': undefined,
            // Not through downshift's state, which updates too late for fast typing.
            onChange: (event) => selection.setQuery(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === 'Backspace' && query === '' && from) back()
            },
          })}
          {...(shown.length === 0 && { 'aria-activedescendant': undefined })}
          type="text"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          // biome-ignore lint/a11y/noAutofocus: whoever opens the menu came to type.
          autoFocus
          enterKeyHint="go"
          className="h-full min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-subtle coarse:text-touch"
        />
        {from && search.state === 'loading' && <Spinner />}
        <IconButton label={labels.close} size="sm" className="-me-2 hidden coarse:inline-flex" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <CommandList
        selection={selection}
        groups={groups}
        query={query}
        label={name}
        footer={
          <>
            {search.state === 'loading' && shown.length === 0 && (
              <p className="px-4 py-6 text-center text-dense text-ink-muted">{labels.loading}</p>
            )}
            {search.state === 'error' && (
              <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 px-4 py-4 text-dense text-ink-muted">
                {problem}
                <Button size="sm" onClick={search.retry}>
                  {labels.retry}
                </Button>
              </div>
            )}
            {search.state === 'idle' && shown.length === 0 && (
              <p className="wrap-anywhere px-4 py-6 text-center text-dense text-ink-muted">{empty}</p>
            )}
          </>
        }
      />
      <div
        aria-hidden
        className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-line-subtle border-t px-4 text-caption text-ink-subtle coarse:hidden max-sm:hidden"
      >
        <KeyHint keys={['↑', '↓']} text={labels.keys.move} />
        <KeyHint keys={['↵']} text={labels.keys.choose} />
        {from && <KeyHint keys={['⌫']} text={labels.keys.back} />}
        <KeyHint keys={['Esc']} text={labels.keys.close} />
      </div>
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  )
}

function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="ms-0.5">{text}</span>
    </span>
  )
}

interface CommandListProps {
  selection: Pick<ReturnType<typeof useCommandSelection>, 'getMenuProps' | 'getItemProps' | 'highlightedIndex'>
  groups: readonly CommandGroup[]
  query: string
  label: string
  /** Content below the items, or in place of them. */
  footer: ReactNode
}

/** Items under their headings, as one listbox. */
function CommandList({ selection, groups, query, label, footer }: CommandListProps) {
  const id = useId()
  let index = -1
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* The listbox itself scrolls, so that the input it belongs to is its keyboard access. */}
      <div
        {...selection.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className="relative min-h-0 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden"
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
                const highlighted = index === selection.highlightedIndex
                return (
                  <div
                    key={item.id}
                    {...selection.getItemProps({ item, index })}
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
