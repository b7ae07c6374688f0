import { describe, expect, it } from 'vitest'
import { readMediaMetadata } from './read-media-metadata.js'
import { mp4File, pngFile } from './tiny-files.fixture.js'

const svg = (attributes: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><script>top.ran = true</script></svg>`], 'a.svg')
const nothing = { width: null, height: null, duration: null }

/** Records a second of video. */
async function webmFile(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  const drawing = setInterval(() => {
    if (!context) return
    context.fillStyle = `hsl(${performance.now() / 10} 80% 50%)`
    context.fillRect(0, 0, 160, 90)
  }, 16)
  setTimeout(() => recorder.stop(), 600)
  await stopped
  clearInterval(drawing)
  return new File(parts, 'clip.webm')
}

describe('readMediaMetadata', () => {
  it('reads the dimensions of an image', async () => {
    expect(await readMediaMetadata(await pngFile('a.png', 320, 50))).toEqual({
      facts: { width: 320, height: 50, duration: null },
    })
  })

  it('reads dimensions and duration of a video, also without a stored duration', async () => {
    const { facts } = await readMediaMetadata(await webmFile())
    expect([facts?.width, facts?.height]).toEqual([160, 90])
    expect(facts?.duration).toBeGreaterThan(0.2)
    expect(facts?.duration).toBeLessThan(3)
  })

  it('accepts a video that this browser cannot decode', async () => {
    expect(await readMediaMetadata(mp4File())).toEqual({ facts: nothing })
  })

  it.each([
    ['width="20" height="10px"', { width: 20, height: 10, duration: null }],
    ['viewBox="0 0 24 12"', { width: 24, height: 12, duration: null }],
    ['width="100%" height="100%" viewBox="0,0,30,40"', { width: 30, height: 40, duration: null }],
    ['', nothing],
  ])('reads an SVG with %s without executing it', async (attributes, facts) => {
    expect(await readMediaMetadata(svg(attributes))).toEqual({ facts })
    expect('ran' in window).toBe(false)
  })

  it('reads no metadata of a font', async () => {
    expect(await readMediaMetadata(new File(['wOF2\0\0'], 'a.woff2'))).toEqual({ facts: nothing })
  })

  it.each<[string, () => File | Promise<File>, string]>([
    ['of another ending', async () => new File([await pngFile('x')], 'a.jpg'), 'The content of a.jpg is not JPG.'],
    ['that begins well and is no picture', () => new File(['\xff'], 'a.svg'), 'The content of a.svg is not SVG.'],
    ['that is damaged', async () => new File([(await pngFile('x')).slice(0, 20)], 'a.png'), 'a.png is damaged'],
    ['without anything in it', () => new File([], 'a.png'), 'a.png is empty'],
    ['of no use', () => new File(['x'], 'a.exe'), 'a.exe cannot be used'],
    ['that is too wide', () => svg('width="20000" height="1"'), 'a.svg is too wide'],
  ])('rejects a file %s', async (_, make, words) => {
    expect((await readMediaMetadata(await make())).refusal).toContain(words)
  })
})
