/** Logo without the product name. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-5 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path
        d="M10 24V8h7.2a5.4 5.4 0 0 1 0 10.8H10"
        fill="none"
        strokeWidth="3.2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-on-brand"
      />
    </svg>
  )
}
