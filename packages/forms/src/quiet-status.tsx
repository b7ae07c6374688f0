import { useEffect, useState } from 'react'

const QUIET_MS = 1000

export interface QuietStatusProps {
  /** What is the case now. */
  words: string
}

/** Says aloud what changed once the choosing has come to rest, and nothing on arrival. */
export function QuietStatus({ words }: QuietStatusProps) {
  const [known] = useState(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === known && said === '') return
    const timer = setTimeout(() => setSaid(words), QUIET_MS)
    return () => clearTimeout(timer)
  }, [words, known, said])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
