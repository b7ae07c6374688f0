import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CircleAlert } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.js'
import { Spinner } from '../spinner/spinner.js'
import { useLabels } from '../use-labels.js'
import { FieldContext } from './field-context.js'
import { FieldError, FieldHint, FieldLabel } from './field-texts.js'

export {
  FieldContext,
  type FieldControlProps,
  type FieldState,
  type NameProps,
  useField,
  useFieldControl,
  useFieldName,
} from './field-context.js'
export { FieldError, FieldHint, FieldLabel, type FieldLabelProps, FieldMarks } from './field-texts.js'

/** Pause after typing before the count is announced, in ms. */
const QUIET_MS = 1000
/** Fraction of the limit from which the remaining characters are announced. */
const NEAR = 0.8

/**
 * Returns the number of characters in a field's control, counted like `maxLength` and schemas do; follows typing and
 * external changes.
 */
function useCount(field: RefObject<HTMLElement | null>, counts: boolean): number {
  const [count, setCount] = useState(0)
  const measure = () => setCount(field.current?.querySelector<HTMLInputElement>('input, textarea')?.value.length ?? 0)
  useLayoutEffect(() => {
    if (counts) measure()
  })
  useEffect(() => {
    const root = field.current
    if (!counts || !root) return
    const recount = () => setCount(root.querySelector<HTMLInputElement>('input, textarea')?.value.length ?? 0)
    root.addEventListener('input', recount)
    return () => root.removeEventListener('input', recount)
  }, [field, counts])
  return count
}

interface FieldCounterProps {
  /** Id for `aria-describedby` of the control. */
  id: string
  /** Current number of characters. */
  count: number
  /** Maximum number of characters. */
  limit: number
  labels: { limit: (limit: number) => string; remaining: (remaining: number) => string }
}

/** Shows the used part of the limit, and announces it near the limit after a pause in typing. */
function FieldCounter({ id, count, limit, labels }: FieldCounterProps) {
  const remaining = limit - count
  const [spoken, setSpoken] = useState('')
  const text = count >= limit * NEAR ? labels.remaining(remaining) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span data-slot="field-counter" className="relative ms-auto shrink-0 text-caption">
      <span
        aria-hidden
        className={classNames('flex items-start gap-1', remaining < 0 ? 'text-danger-ink' : 'text-ink-subtle')}
      >
        {remaining < 0 && <CircleAlert className="mt-px size-3.5 shrink-0" />}
        {remaining < 0 ? labels.remaining(remaining) : `${count} / ${limit}`}
      </span>
      <span id={id} className="sr-only">
        {labels.limit(limit)}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </span>
  )
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`

const fieldLabels = {
  /** Text after an optional label. @default '(optional)' */
  optional: '(optional)',
  /** Limit for assistive technology. @default '140 characters at most' */
  limit: (limit: number) => `${characters(limit)} at most`,
  /** Remaining characters; negative if there are too many. @default '12 characters left', '3 characters too many' */
  remaining: (remaining: number): string =>
    remaining < 0 ? `${characters(-remaining)} too many` : `${characters(remaining)} left`,
}

/** Texts of a Field. */
export type FieldLabels = typeof fieldLabels

export interface FieldProps extends ComponentProps<'div'> {
  /** Visible label of the control. */
  label: ReactNode
  /** Visible hint below the control. */
  hint?: ReactNode
  /** Error message; marks the control as invalid. */
  error?: ReactNode
  /** Text while the value is being checked, such as "Checking the address". */
  pending?: string
  /** Maximum number of characters: shows a counter, and a longer text makes the field invalid. */
  limit?: number
  /** Marks the field as required. @default false */
  required?: boolean
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean
  /** Overrides of the texts. */
  labels?: Partial<FieldLabels>
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean
  /** Puts the label beside the control if there is space, as on settings pages. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Control that takes its id and description from the field: Input, Select, Combobox, Checkbox and so on. */
  children: ReactNode
}

/** Connects a control with its label, hint and error for assistive technology. */
export function Field({
  label,
  hint,
  error,
  pending,
  limit,
  required = false,
  optional = false,
  labels: ownLabels,
  hideLabel = false,
  orientation = 'vertical',
  className,
  children,
  ref,
  ...props
}: FieldProps) {
  const id = useId()
  const labels = useLabels('field', fieldLabels, ownLabels)
  const [claimed, claimId] = useState<string>()
  const element = useRef<HTMLDivElement>(null)
  const root = useComposedRefs(element, ref)
  const hasHint = Boolean(hint)
  const hasError = Boolean(error)
  const hasLimit = limit !== undefined
  const count = useCount(element, hasLimit)
  const invalid = hasError || (hasLimit && count > limit)
  const counterId = `${id}limit`
  const state = useMemo(() => {
    const hintId = `${id}hint`
    const errorId = `${id}error`
    return {
      controlId: claimed ?? `${id}control`,
      labelId: `${id}label`,
      hintId,
      errorId,
      describedBy:
        [hasError && errorId, hasHint && hintId, hasLimit && counterId].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
      claimId,
    }
  }, [id, claimed, hasHint, hasError, hasLimit, counterId, invalid, required])
  const beside = orientation === 'horizontal' && !hideLabel
  const hasTexts = hasError || hasHint || hasLimit || Boolean(pending)

  return (
    <FieldContext value={state}>
      <div
        data-slot="field"
        data-state={invalid ? 'invalid' : pending ? 'pending' : 'valid'}
        data-orientation={orientation}
        aria-busy={pending ? true : undefined}
        {...props}
        ref={root}
        className={classNames('min-w-0', beside && '@container', className)}
      >
        <div className={classNames('flex min-w-0 flex-col gap-1.5', beside && besideEachOther)}>
          <FieldLabel
            required={required}
            optional={optional}
            labels={labels}
            className={hideLabel ? 'sr-only' : undefined}
          >
            {label}
          </FieldLabel>
          <div className="flex min-w-0 flex-col gap-1.5">
            {children}
            <span aria-live="polite" className="sr-only">
              {pending}
            </span>
            {hasTexts && (
              <div className="flex min-w-0 items-start gap-3">
                <div className="flex min-w-0 flex-col gap-1.5">
                  {hasError && <FieldError>{error}</FieldError>}
                  {pending && (
                    <p aria-hidden className="flex items-center gap-1.5 text-caption text-ink-muted">
                      <Spinner className="size-3.5" />
                      {pending}
                    </p>
                  )}
                  {hasHint && <FieldHint>{hint}</FieldHint>}
                </div>
                {hasLimit && <FieldCounter {...{ id: counterId, count, limit, labels }} />}
              </div>
            )}
          </div>
        </div>
      </div>
    </FieldContext>
  )
}

// Aligns the first lines: controls are taller than text rows.
const besideEachOther = [
  '@md:grid @md:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)] @md:items-start @md:gap-x-6',
  '@md:[&>label]:py-[calc((var(--placard-control-height)-1.25rem)/2)]',
  '@md:[&>div>:is([data-slot=checkbox],[data-slot=checkbox-group],[data-slot=switch],[data-variant=plain])]:pt-[calc((var(--placard-control-height)-1.25rem)/2)]',
]
