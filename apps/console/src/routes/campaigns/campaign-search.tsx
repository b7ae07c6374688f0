import { SearchInput } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'

export interface CampaignSearchProps {
  /** Search text in the URL. */
  value: string
  /** Called with the typed text. */
  onValueChange: (value: string) => void
}

/** Search box of the list: `/` focuses it, Escape clears it. */
export function CampaignSearch({ value, onValueChange }: CampaignSearchProps) {
  const [text, setText] = useState(value)
  // The URL lags behind the typed text and must not overwrite newer input. Only changes of the URL from outside (Back,
  // "Clear search") are applied.
  const sent = useRef([value])
  useEffect(() => {
    const typedHere = sent.current.lastIndexOf(value)
    sent.current = typedHere < 0 ? [value] : sent.current.slice(typedHere)
    if (typedHere < 0) setText(value)
  }, [value])
  const change = (next: string) => {
    sent.current.push(next)
    setText(next)
    onValueChange(next)
  }
  return (
    <SearchInput
      shortcut="/"
      aria-label="Search campaigns"
      placeholder="Search by name"
      className="min-w-0 flex-1 sm:w-72 sm:flex-none"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
