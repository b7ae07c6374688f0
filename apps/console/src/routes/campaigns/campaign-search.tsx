import { SearchInput } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'

export interface CampaignSearchProps {
  /** The searched words, as the address has them. */
  value: string
  /** Gets the words as they are typed. */
  onValueChange: (value: string) => void
}

/** The search box of the list: `/` goes to it, Escape empties it. */
export function CampaignSearch({ value, onValueChange }: CampaignSearchProps) {
  const [text, setText] = useState(value)
  // The address follows a little later, even word by word: what was typed here comes back and must not undo what was
  // typed since. Only an address that somebody else changed (Back, "Clear search") is taken over.
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
