const WIDTH = 320
const HEIGHT = 180

/** Records a video of changing colors in the browser. Returns its URL and its real duration in seconds. */
export async function recordVideo(seconds: number): Promise<{ url: string; duration: number }> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  const start = performance.now()
  recorder.start()
  const drawing = setInterval(() => {
    context.fillStyle = `hsl(${(performance.now() - start) / 10} 80% 50%)`
    context.fillRect(0, 0, WIDTH, HEIGHT)
    if (performance.now() - start >= seconds * 1000 && recorder.state === 'recording') recorder.stop()
  }, 16)
  await stopped
  clearInterval(drawing)
  const url = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
  return { url, duration: await readDuration(url) }
}

/** Recordings have no duration: a player knows it after seeking to the end. */
async function readDuration(url: string): Promise<number> {
  const video = Object.assign(document.createElement('video'), { src: url, muted: true })
  await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve))
  if (Number.isFinite(video.duration)) return video.duration
  video.currentTime = 1e6
  await new Promise((resolve) => video.addEventListener('seeked', resolve))
  return video.duration
}
