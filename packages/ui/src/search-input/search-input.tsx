import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useOwnRef } from '../assign-ref.js'
import { classNames } from '../class-names.js'
import { Adornment, ControlButton, ControlFrame, endsWithButton, framedInput, writeInto } from '../control-frame.js'
import { useFieldControl } from '../field/field.js'
import { Kbd } from '../kbd/kbd.js'
import { Spinner } from '../spinner/spinner.js'
import { useClearByEscape } from './use-clear-by-escape.js'
import { useShortcut } from './use-shortcut.js'

/** Texts of a SearchInput. */
export interface SearchInputLabels {
  /** Announced while loading. @default 'Searching' */
  loading: string
  /** Name of the clear button. @default 'Clear search' */
  clear: string
}

const defaultLabels: SearchInputLabels = { loading: 'Searching', clear: 'Clear search' }

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  /** One key that brings the focus here from anywhere on the page; its hint is shown while the box is empty, where there are keys and room. */
  shortcut?: string
  /** Shows that an answer is on its way, while what was typed stays. @default false */
  loading?: boolean
  /** Texts in another language. */
  labels?: Partial<SearchInputLabels>
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Searches or filters what is on the page. Escape and the button at its end empty it. */
export function SearchInput({
  shortcut,
  loading = false,
  labels: ownLabels,
  placeholder = 'Search',
  size,
  className,
  ref,
  ...props
}: SearchInputProps) {
  const labels = { ...defaultLabels, ...ownLabels }
  const control = useFieldControl(props)
  const [element, input] = useOwnRef(ref)
  const canClear = !control.disabled && !control.readOnly
  useClearByEscape(canClear, element)
  useShortcut(control.disabled ? undefined : shortcut, element)
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
        placeholder={placeholder}
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
