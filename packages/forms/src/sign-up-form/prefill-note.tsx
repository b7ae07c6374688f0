import { MailOpen } from 'lucide-react'

export interface PrefillNoteProps {
  /** Id for `aria-describedby` of the fields. */
  id: string
  /** Prefilled values. */
  prefill: { email?: string; firstName?: string }
  /** True if they come from an invitation. */
  invited: boolean
}

/** Note about prefilled fields and their source. */
export function PrefillNote({ id, prefill: { email, firstName }, invited }: PrefillNoteProps) {
  const names = [firstName && 'first name', email && 'email'].filter(Boolean)
  if (names.length === 0) return null
  return (
    <p className="flex items-start gap-2 text-dense text-ink-muted">
      <MailOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 text-pretty">
        <span id={id}>Filled in from your {invited ? 'invitation' : 'link'}</span>: {names.join(' and ')}. You can
        change {names.length > 1 ? 'them' : 'it'}.
      </span>
    </p>
  )
}
