import type { Upload } from './upload-progress.js'

/** Uploads in every state, with fixed rates, so that screenshots are stable. */
export const someUploads: readonly Upload[] = [
  { id: '1', name: 'main.mp4', size: 12_000_000, loaded: 4_230_000, state: 'uploading', rate: 1_200_000 },
  { id: '2', name: 'voice-over.mp3', size: 912_004, loaded: 300_000, state: 'paused' },
  { id: '3', name: 'poster.jpg', size: 210_400, loaded: 210_400, state: 'done' },
  {
    id: '4',
    name: 'autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4',
    size: 48_804_551,
    loaded: 9_000_000,
    state: 'error',
    error: 'The connection was lost.',
  },
  { id: '5', name: 'brand-logo.svg', size: 4_180, loaded: 0, state: 'conflict' },
  { id: '6', name: 'delivery report.xlsx', size: 48_211, loaded: 0, state: 'queued' },
  { id: '7', name: 'draft.psd', size: 30_400_000, loaded: 1_000_000, state: 'cancelled' },
]

/** Two hundred uploads in progress. */
export const manyUploads: readonly Upload[] = Array.from({ length: 200 }, (_, index) => {
  const state = index < 120 ? 'done' : index < 122 ? 'error' : index < 125 ? 'uploading' : 'queued'
  return {
    id: `${index}`,
    name: `creative ${index + 1}.jpg`,
    size: 400_000,
    loaded: state === 'done' ? 400_000 : state === 'uploading' ? 150_000 : 0,
    state,
    ...(state === 'uploading' && { rate: 400_000 }),
    ...(state === 'error' && { error: 'The server did not answer.' }),
  }
})
