import { useEffect, useState } from 'react'

const QUIET_MS = 1000

export interface QuietStatusProps {
  /** Current status text. */
  text: string
}

/** Live region that announces a changed status after a pause; silent on mount. */
export function QuietStatus({ text }: QuietStatusProps) {
  const [known] = useState(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === known && said === '') return
    const timer = setTimeout(() => setSaid(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, known, said])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
