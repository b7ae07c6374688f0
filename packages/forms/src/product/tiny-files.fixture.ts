import type { Asset } from '@placard/domain/creative'

/** Asset as returned by the server. */
export const tinyAsset = (changes: Partial<Asset> = {}): Asset => ({
  id: 'asset1',
  creativeID: 'creative1',
  filename: 'k.mp4',
  name: 'main.mp4',
  path: '/files/k.mp4',
  url: '',
  new: false,
  width: 600,
  height: 500,
  duration: 15,
  uploadType: 'video',
  ...changes,
})

/** WebM of one color: every frame is the same, so that screenshots are stable. */
export const TINY_VIDEO =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAIoEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAhbsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRC8HXDTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh9xaqPw9KPiDgQFV7oEBhoVWX1ZQOOCdsIGguoFaU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAATbngQCgQIihxIEAAABwBQCdASqgAFoACocIhYWImYSIOAIABlgvU+dOnR1mzZs2bNmzZs2bNmzZs2bNmzZs2bNjwP7QwvoPizKpgRYAdaG/pr3ugQGluFAFAJ0BKqAAWgAKhwiFhYiZhIg4AgAGKA8IdVSa7iHVUmu4h1VJruIdVSa7iHVUmu4hvAD+664AoNKhr4EAPACxAwAqEcAAGAAZd/QMAAnwhVoCsBbCtYC2FawFsK1aAP7QwvoPizKpgRYAdaGbppnugQGllBECACoRwAAYABhYL/QACICBAAAA+4EAoNKhr4EAeACxAwAqEcAAGAAZd/QMAAnwhVoCsBbCtYC2FawFsK1aAP7QwvoPizKpgRYAdaGbppnugQGllBECACoRwAAYABhYL/QACICBAAAA+4E8HFO7a427i7OBALeG94EB8YHU'

/** Returns a real image file of this size. */
export async function pngFile(name: string, width = 300, height = 250): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#1a73e8'
    context.fillRect(0, 0, width, height)
  }
  // `toBlob` waits for an idle page, which takes seconds on a busy machine.
  const blob = await (await fetch(canvas.toDataURL('image/png'))).blob()
  return new File([blob], name, { type: 'image/png' })
}

/** File with an MP4 signature but no video, as seen by a browser without the codec. */
export const mp4File = (name = 'main.mp4'): File =>
  new File(['\0\0\0\x18ftypmp42\0\0\0\0isommp42', '\0'.repeat(2_000_000)], name, { type: 'video/mp4' })

const transfer = (files: readonly File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Selects files in the file picker of a button. */
export function chooseFiles(root: ParentNode, ...files: File[]) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose files with.')
  input.files = transfer(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drops files on an element. */
export function dropFiles(element: Element, ...files: File[]) {
  for (const type of ['dragenter', 'dragover', 'drop'])
    element.dispatchEvent(new DragEvent(type, { dataTransfer: transfer(files), bubbles: true, cancelable: true }))
}
