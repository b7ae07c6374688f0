import type { PreviewPosition } from '@placard/domain/internal/tags'
import type { AdFrameHandle } from '@placard/ui'
import { type RefObject, useRef, useState } from 'react'

const isPosition = (data: unknown): data is PreviewPosition =>
  typeof data === 'object' &&
  data !== null &&
  'placard' in data &&
  data.placard === 'position' &&
  'share' in data &&
  typeof data.share === 'number' &&
  data.share >= 0 &&
  data.share <= 1 &&
  'paused' in data &&
  typeof data.paused === 'boolean'

/** State of the video since the user has selected one: still at a position, or playing. */
interface SelectedState {
  isStill: boolean
  /** True once the document has reported this state. Reports from before it are still on their way. */
  isReached: boolean
}

/**
 * Controls the preview's video. The position is the one that the user has selected until the document plays on from
 * there, because its reports arrive later than the next key press. A changed document gets the position of the one
 * before.
 */
export function usePreviewPlayback(handle: RefObject<AdFrameHandle | null>, html: string | undefined) {
  const [share, setShare] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const selected = useRef<SelectedState>(undefined)
  const readyHtml = useRef<string>(undefined)
  const post = (command: object) => handle.current?.post(command)
  const seek = (next: number) => {
    selected.current = { isStill: true, isReached: false }
    setShare(next)
    setPlaying(false)
    post({ placard: 'seek', share: next })
  }
  const play = () => {
    selected.current = { isStill: false, isReached: false }
    setPlaying(true)
    post({ adFrame: 'play' })
  }
  return {
    share,
    /** True while the video plays, also before it has moved. */
    isPlaying,
    seek,
    play,
    onMessage: (data: unknown) => {
      if (!isPosition(data)) return
      // A document that starts by itself reports it before it gets the selected state.
      if (selected.current && readyHtml.current !== html) return
      const { current } = selected
      if (current) {
        const isSame = data.paused === current.isStill
        if (!isSame && !current.isReached) return
        selected.current = { isStill: data.paused, isReached: true }
        if (isSame && data.paused) return
      }
      setShare(data.share)
      setPlaying(!data.paused)
    },
    /** Applies the position to a changed document. The same one was reloaded in order to start again. */
    onReady: () => {
      const isReplay = readyHtml.current === html
      readyHtml.current = html
      if (isReplay) selected.current = undefined
      if (!selected.current) return
      const { isStill } = selected.current
      seek(share)
      if (!isStill) play()
    },
    /** Forgets the position when a document loads that will not get it. */
    onLoading: () => {
      if (selected.current && readyHtml.current !== html) return
      setShare(0)
      setPlaying(false)
    },
  }
}
