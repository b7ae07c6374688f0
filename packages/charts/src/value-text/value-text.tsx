import { NO_DATA } from '@placard/domain'

/** A number or name as it is written; no data is a dash that says so to screen readers. */
export function ValueText({ children }: { children: string }) {
  if (children !== NO_DATA) return children
  return (
    <>
      <span aria-hidden className="text-ink-subtle">
        {NO_DATA}
      </span>
      <span className="sr-only">no data</span>
    </>
  )
}
