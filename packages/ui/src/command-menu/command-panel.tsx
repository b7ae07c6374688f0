import { ArrowLeft, Search, X } from 'lucide-react'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Kbd } from '../kbd/kbd.js'
import { Spinner } from '../spinner/spinner.js'
import type { CommandItem, CommandPage } from './command-item.js'
import type { CommandMenuLabels } from './command-labels.js'
import { CommandList } from './command-list.js'
import { useCommandChoice } from './use-command-choice.js'

interface CommandPanelProps {
  root: CommandPage
  recent: readonly string[] | undefined
  label: string
  labels: CommandMenuLabels
  onChoose: (item: CommandItem) => void
  onClose: () => void
}

/** The input, the list and the keys of an open menu. */
export function CommandPanel({ root, recent, label, labels, onChoose, onClose }: CommandPanelProps) {
  const choice = useCommandChoice({ root, recent, labels, onChoose })
  const { groups, shown, query, page, from, back, search } = choice
  const name = from?.label ?? label
  const empty = query.trim() === '' ? labels.none : labels.empty(query.trim())
  const news =
    search.state === 'loading'
      ? labels.loading
      : search.state === 'error'
        ? labels.error
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
          {...choice.getInputProps({
            placeholder: page.placeholder,
            'aria-label': name,
            'aria-labelledby': undefined,
            // Not by way of downshift's state, which comes too late for quick fingers.
            onChange: (event) => choice.setQuery(event.currentTarget.value),
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
        choice={choice}
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
                {labels.error}
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
