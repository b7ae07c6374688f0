import { CLICK_TEST_CHANNEL, type ClickReport, readClickReport } from '@placard/domain'
import { useEffect, useState } from 'react'

/** Returns the newest report of a click test, which its end page sends from another tab; undefined before a click. */
export function useClickReport(test: string): ClickReport | undefined {
  const [report, setReport] = useState<ClickReport>()
  useEffect(() => {
    const channel = new BroadcastChannel(CLICK_TEST_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const received = readClickReport(data)
      if (received?.test === test) setReport(received)
    }
    return () => channel.close()
  }, [test])
  return report?.test === test ? report : undefined
}
