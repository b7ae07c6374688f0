export interface FieldMarksProps {
  /** Whether the asterisk is shown. */
  required: boolean
  /** Whether the word for optional is shown. */
  optional: boolean
  /** That word. @default '(optional)' */
  optionalLabel?: string
}

/** What stands after the words of a label or a legend. */
export function FieldMarks({ required, optional, optionalLabel = '(optional)' }: FieldMarksProps) {
  return (
    <>
      {required && (
        <span aria-hidden className="ms-0.5 text-danger-ink">
          *
        </span>
      )}
      {optional && <span className="ms-1 font-normal text-ink-subtle">{optionalLabel}</span>}
    </>
  )
}
