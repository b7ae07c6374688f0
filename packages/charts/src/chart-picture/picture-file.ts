import { embedFonts } from './embedded-fonts.js'

/** Pixels of a PNG for each pixel of the screen: it stays sharp in slides and on paper. */
const SCALE = 2

/** A drawing as a file. */
export async function pictureFile(drawing: SVGSVGElement, kind: 'png' | 'svg'): Promise<Blob> {
  await embedFonts(drawing)
  const text = new XMLSerializer().serializeToString(drawing)
  const svg = new Blob([text], { type: 'image/svg+xml;charset=utf-8' })
  return kind === 'svg' ? svg : pngOf(svg, drawing.width.baseVal.value, drawing.height.baseVal.value)
}

async function pngOf(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('This browser made no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
