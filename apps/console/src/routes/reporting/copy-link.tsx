import { Button, Input } from '@placard/ui'
import { Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'

export interface CopyLinkProps {
  /** The address. */
  url: string
  /** Names the address for screen readers. */
  label: string
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** An address to copy or to open; how the copying went is said aloud. */
export function CopyLink({ url, label }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const copy = async () => {
    const done = await copied(url)
    if (!done) input.current?.select()
    setWords(done ? 'Link copied' : 'Could not copy by itself: the link is selected, press Ctrl+C')
  }
  return (
    <div>
      <div className="flex items-center gap-2">
        <Input
          ref={input}
          readOnly
          value={url}
          aria-label={label}
          className="min-w-0 flex-1"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()} aria-label={`Copy ${label}`}>
          <Copy aria-hidden /> Copy
        </Button>
        <Button asChild>
          <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${label} in a new tab`}>
            <ExternalLink aria-hidden /> Open
          </a>
        </Button>
      </div>
      <p role="status" className="mt-1 text-caption text-ink-muted">
        {words}
      </p>
    </div>
  )
}
