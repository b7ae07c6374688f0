import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { WrapText } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.js'
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.js'
import { useOverflow } from '../hooks/hooks.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useLabels } from '../use-labels.js'

const codeBlockLabels = {
  /** Name of the copy button. @default 'Copy' */
  copy: 'Copy',
  /** Name of the toggle button for line wrapping. @default 'Wrap lines' */
  wrap: 'Wrap lines',
}

/** Texts of a CodeBlock. */
export type CodeBlockLabels = typeof codeBlockLabels

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Code to show and copy. */
  code: string
  /** Title of the code, and name of the scroll region. */
  label: string
  /** Short text after the label: language, size. */
  hint?: ReactNode
  /** Shows line numbers, which are not copied. @default false */
  lineNumbers?: boolean
  /** Prefix of the IDs of numbered lines, such as 'a' for 'a-1', so that a button can move the focus to a line. */
  lineIDPrefix?: string
  /** Wraps long lines. */
  wrap?: boolean
  /** Initially wraps long lines. @default false */
  defaultWrap?: boolean
  /** Called when the user toggles line wrapping. */
  onWrapChange?: (wrap: boolean) => void
  /** Maximum number of visible lines. @default 16 */
  maxLines?: number
  /** Overrides of the texts. */
  labels?: Partial<CodeBlockLabels>
  /** Called when the code has been copied. */
  onCopied?: CopyButtonProps['onCopied']
  /** More buttons beside the copy button. */
  actions?: ReactNode
}

/** Shows code to read and copy, such as an ad tag, in a scrollable box. */
export function CodeBlock({
  code,
  label,
  hint,
  lineNumbers = false,
  lineIDPrefix,
  wrap,
  defaultWrap = false,
  onWrapChange,
  maxLines = 16,
  labels: ownLabels,
  onCopied,
  actions,
  className,
  ...props
}: CodeBlockProps) {
  const labels = useLabels('codeBlock', codeBlockLabels, ownLabels)
  const [wraps, setWraps] = useControllableState({
    prop: wrap,
    defaultProp: defaultWrap,
    onChange: onWrapChange,
    caller: 'CodeBlock',
  })
  const text = useRef<HTMLElement>(null)
  const inner = useRef<HTMLPreElement>(null)
  const { overflows } = useOverflow(inner)
  return (
    <div
      data-slot="code-block"
      data-state={wraps ? 'wrapped' : 'scrolling'}
      {...props}
      className={classNames(
        'flex min-w-0 flex-col overflow-clip rounded-control border border-line-subtle bg-sunken text-ink',
        className,
      )}
    >
      <div className="flex min-h-10 items-center gap-2 border-line-subtle border-b bg-surface py-1 ps-3 pe-1.5 text-dense">
        <div className="flex min-w-0 flex-1 items-baseline gap-2">
          <span className="truncate font-medium" title={label}>
            {label}
          </span>
          {hint !== undefined && <span className="shrink-0 text-caption text-ink-muted">{hint}</span>}
        </div>
        {actions}
        <IconButton label={labels.wrap} size="sm" aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
          <WrapText aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <CopyButton value={code} label={labels.copy} size="sm" targetRef={text} onCopied={onCopied} />
      </div>
      {/* Code is left to right in every language. */}
      <div
        dir="ltr"
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className="min-w-0 overflow-auto overscroll-x-contain -outline-offset-2 print:max-h-none!"
        style={{ maxHeight: `calc(${maxLines} * 1.25rem + 1.5rem)` }}
      >
        <pre
          ref={inner}
          className={classNames(
            'w-fit min-w-full p-3 text-start font-mono text-dense tab-2',
            wraps
              ? 'w-full whitespace-pre-wrap wrap-anywhere'
              : 'whitespace-pre print:whitespace-pre-wrap print:wrap-anywhere',
          )}
        >
          <code ref={text}>{lineNumbers ? <CodeLines code={code} idPrefix={lineIDPrefix} /> : code}</code>
        </pre>
      </div>
    </div>
  )
}

/** Numbered lines. Numbers are CSS counters, so that they are neither copied nor found by search. */
function CodeLines({ code, idPrefix }: { code: string; idPrefix: string | undefined }) {
  const lines = code.split('\n')
  const gutter = `${String(lines.length).length + 2}ch`
  return (
    <span className="block [counter-reset:line]" style={{ paddingInlineStart: gutter }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and has no state
        <Fragment key={index}>
          {index > 0 && '\n'}
          <span
            {...(idPrefix !== undefined && { id: `${idPrefix}-${index + 1}`, tabIndex: -1 })}
            className="relative focus:bg-warning-tint before:absolute before:end-full before:select-none before:pe-[2ch] before:text-end before:text-ink-subtle before:content-[counter(line)] [counter-increment:line]"
          >
            {line}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
