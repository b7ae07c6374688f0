import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Search, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '../class-names.js'
import { Adornment, ControlButton, ControlFrame, endsWithButton, framedInput, writeInto } from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { isTyping, shortcutKey, shortcutModifiers, useShortcuts, useSingleKeys } from '../hooks/hooks.js'
import { Kbd } from '../kbd/kbd.js'
import { Spinner } from '../spinner/spinner.js'
import { useLabels } from '../use-labels.js'

const searchInputLabels = {
  /** Placeholder. @default 'Search' */
  placeholder: 'Search',
  /** Announced while loading. @default 'Searching' */
  loading: 'Searching',
  /** Name of the clear button. @default 'Clear search' */
  clear: 'Clear search',
}

/** Texts of a SearchInput. */
export type SearchInputLabels = typeof searchInputLabels

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  /** Key that focuses the input from anywhere on the page, unless single keys are turned off; its hint is shown while the input is empty, if there is a keyboard and room. */
  shortcut?: string
  /** Shows that results are loading, while the query stays. @default false */
  loading?: boolean
  /** Overrides of the texts. */
  labels?: Partial<SearchInputLabels>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Searches or filters content of the page. Escape and the button at its end clear it. */
export function SearchInput({
  shortcut: ownShortcut,
  loading = false,
  labels: ownLabels,
  placeholder,
  size,
  className,
  ref,
  ...props
}: SearchInputProps) {
  const isSingleKeyOn = useSingleKeys()
  const shortcut = isSingleKeyOn ? ownShortcut : undefined
  const labels = useLabels('searchInput', searchInputLabels, ownLabels)
  const control = useFieldControl(props)
  const element = useRef<HTMLInputElement>(null)
  const input = useComposedRefs(element, ref)
  const canClear = !control.disabled && !control.readOnly
  useClearByEscape(canClear, element)
  const key = control.disabled ? undefined : shortcut
  useShortcut(key, element)
  useShortcuts(
    key ? [{ label: props['aria-label'] ?? placeholder ?? labels.placeholder, keys: key.toUpperCase() }] : [],
  )
  return (
    <ControlFrame
      data-slot="search-input"
      data-state={loading ? 'loading' : 'idle'}
      size={size}
      className={classNames('@container [contain-intrinsic-inline-size:14rem]', endsWithButton(size), className)}
    >
      <Adornment>
        <Search aria-hidden />
      </Adornment>
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts={shortcut}
        {...control}
        ref={input}
        type="search"
        placeholder={placeholder ?? labels.placeholder}
        className={classNames(framedInput, 'peer [&::-webkit-search-cancel-button]:hidden')}
      />
      {loading && <Spinner label={labels.loading} />}
      {shortcut && (
        <Kbd
          aria-hidden
          className="me-1 not-peer-placeholder-shown:hidden peer-focus:hidden peer-disabled:hidden coarse:hidden @max-[12rem]:hidden"
        >
          {shortcut.toUpperCase()}
        </Kbd>
      )}
      {canClear && (
        <ControlButton
          label={labels.clear}
          size={size}
          onClick={() => element.current && writeInto(element.current, '')}
          className="peer-placeholder-shown:hidden"
        >
          <X aria-hidden />
        </ControlButton>
      )}
    </ControlFrame>
  )
}

/** Handles Escape in the capture phase: the first one clears the input, the next one closes a surrounding dialog. */
function useClearByEscape(enabled: boolean, control: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      const input = control.current
      if (event.key !== 'Escape' || event.isComposing || !input || event.target !== input || input.value === '') return
      event.preventDefault()
      event.stopPropagation()
      writeInto(input, '')
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [enabled, control])
}

/** Returns true if a control is visible and not behind an open dialog. */
function isReachable(element: HTMLElement) {
  const behind = element.closest('[inert], [aria-hidden="true"]') !== null
  const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"][data-state="open"]')]
  return element.checkVisibility() && !behind && dialogs.every((dialog) => dialog.contains(element))
}

/** Focuses a control and selects its text when a key is pressed without modifiers outside of text inputs. */
function useShortcut(key: string | undefined, control: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!key) return
    const listen = (event: KeyboardEvent) => {
      const { command, alt } = shortcutModifiers(event)
      if (event.defaultPrevented || command || alt || event.isComposing) return
      if (shortcutKey(event) !== key.toLowerCase() || isTyping(event.target)) return
      if (!control.current || !isReachable(control.current)) return
      event.preventDefault()
      control.current.focus()
      control.current.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, control])
}
