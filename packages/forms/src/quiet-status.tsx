import { useEffect, useState } from 'react'

const QUIET_MS = 1000

export interface QuietStatusProps {
  /** Current status text. */
  words: string
}

/** Live region that announces a changed status after a pause; silent on mount. */
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
