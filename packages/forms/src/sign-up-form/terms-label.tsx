export interface TermsLabelProps {
  /** URL of the terms. */
  href: string | undefined
}

/** Label of the terms checkbox with a link that opens in a new tab. */
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
