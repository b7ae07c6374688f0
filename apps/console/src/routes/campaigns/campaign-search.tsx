import { Input, Kbd } from '@placard/ui'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

export interface CampaignSearchProps {
  /** The searched words, as the address has them. */
  value: string
  /** Gets the words as they are typed. */
  onValueChange: (value: string) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The search box of the list: `/` goes to it, Escape empties it. */
export function CampaignSearch({ value, onValueChange }: CampaignSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  // The address follows a little later, even word by word: what was typed here comes back and must not undo what was
  // typed since. Only an address that somebody else changed (Back, "Clear search") is taken over.
  const sent = useRef([value])
  useEffect(() => {
    const typedHere = sent.current.lastIndexOf(value)
    sent.current = typedHere < 0 ? [value] : sent.current.slice(typedHere)
    if (typedHere < 0) setText(value)
  }, [value])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const change = (next: string) => {
    sent.current.push(next)
    setText(next)
    onValueChange(next)
  }
  return (
    <Input
      ref={input}
      type="search"
      aria-label="Search campaigns"
      aria-keyshortcuts="/"
      placeholder="Search by name"
      className="min-w-0 flex-1 sm:w-72 sm:flex-none"
      prefix={<Search aria-hidden className="size-4" />}
      suffix={text ? undefined : <Kbd>/</Kbd>}
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && change('')}
    />
  )
}
