export interface TermsLabelProps {
  /** Where the terms are read. */
  href: string | undefined
}

/** What is accepted, with a way to read it that leaves the form as it is. */
export function TermsLabel({ href }: TermsLabelProps) {
  if (href === undefined) return 'I accept the terms of use'
  return (
    <>
      I accept the{' '}
      <a href={href} target="_blank" rel="noreferrer">
        terms of use
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  )
}
