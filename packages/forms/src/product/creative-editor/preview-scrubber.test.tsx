import type { AdFrameHandle } from '@placard/ui'
import { mount } from '@placard/ui/testing'
import { useEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PreviewScrubber } from './preview-scrubber.js'
import { usePreviewPlayback } from './use-preview-playback.js'

type Playback = ReturnType<typeof usePreviewPlayback>
interface ControlsProps {
  post: AdFrameHandle['post']
  onPlayback: (playback: Playback) => void
}

/** Controls of a preview, without its frame. */
function Controls({ post, onPlayback }: ControlsProps) {
  const handle = useRef({ post } as unknown as AdFrameHandle)
  const playback = usePreviewPlayback(handle, 'document')
  useEffect(() => onPlayback(playback))
  const { share, isPlaying, seek, play } = playback
  return <PreviewScrubber share={share} isPlaying={isPlaying} duration={1} onSeek={seek} onPlay={play} />
}

/** Mounts the controls of a preview. Returns what they post to its document, and a function for its reports. */
async function mountControls() {
  const post = vi.fn()
  let current: Playback | undefined
  const onPlayback = (playback: Playback) => {
    current = playback
  }
  await mount(<Controls post={post} onPlayback={onPlayback} />)
  const report = (share: number, paused: boolean) => current?.onMessage({ placard: 'position', share, paused })
  return { post, report }
}

const state = (name: string) => page.getByRole('radio', { name })

it('“Before play” stops a video that plays and has not moved yet', async () => {
  const { post, report } = await mountControls()
  await expect.element(state('Before play')).toBeChecked()
  report(0, false)
  await expect.element(state('Playing')).toBeChecked()
  await state('Before play').click()
  expect(post.mock.calls).toEqual([[{ placard: 'seek', share: 0 }]])
  // Reports from before it are still on their way.
  report(0.1, false)
  report(0.2, false)
  await expect.element(page.getByText('0.0 / 1.0 s')).toBeVisible()
  report(0, true)
  await expect.element(state('Before play')).toBeChecked()
})

it('shows the state that the video reports', async () => {
  const { report } = await mountControls()
  for (const [share, paused, name] of [
    [0, true, 'Before play'],
    [0, false, 'Playing'],
    [0.4, false, 'Playing'],
    [0.5, true, 'Playing'],
    [1, true, 'Ended'],
  ] as const) {
    report(share, paused)
    await expect.element(state(name)).toBeChecked()
  }
})
