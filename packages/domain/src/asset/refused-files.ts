import { fileExtension } from './page-archive.js'

/** Kinds of files that creatives cannot contain, with what they are and what to do instead. */
const ADVICE = {
  video: (name: string, kindText: string) => `${name} is ${kindText}: export it as H.264 MP4.`,
  image: (name: string, kindText: string) => `${name} is ${kindText}: export it as JPEG or PNG.`,
  document: (name: string, kindText: string) => `${name} is ${kindText}: export it as SVG or PNG.`,
  font: (name: string, kindText: string) => `${name} is ${kindText}: convert it to WOFF2.`,
  archive: (name: string, kindText: string) => `${name} is ${kindText}: unpack it, and create a ZIP.`,
} as const
export type RefusedKind = keyof typeof ADVICE

/** Files that people often try, by their extension. */
const REFUSED: Readonly<Record<string, readonly [kind: RefusedKind, name: string]>> = {
  mov: ['video', 'a QuickTime video'],
  qt: ['video', 'a QuickTime video'],
  avi: ['video', 'an AVI video'],
  wmv: ['video', 'a Windows Media video'],
  mkv: ['video', 'a Matroska video'],
  mpg: ['video', 'an MPEG video'],
  mpeg: ['video', 'an MPEG video'],
  heic: ['image', 'a HEIC photo'],
  heif: ['image', 'a HEIC photo'],
  tif: ['image', 'a TIFF image'],
  tiff: ['image', 'a TIFF image'],
  bmp: ['image', 'a BMP image'],
  avif: ['image', 'an AVIF image'],
  psd: ['image', 'a Photoshop file'],
  pdf: ['document', 'a PDF document'],
  ai: ['document', 'an Illustrator file'],
  eps: ['document', 'an EPS file'],
  ttf: ['font', 'a TrueType font'],
  otf: ['font', 'an OpenType font'],
  woff: ['font', 'a WOFF font'],
  rar: ['archive', 'a RAR archive'],
  '7z': ['archive', 'a 7z archive'],
  tar: ['archive', 'a tar archive'],
  gz: ['archive', 'a gzip archive'],
}

const refusedFile = (name: string) => {
  const extension = fileExtension(name)
  return Object.hasOwn(REFUSED, extension) ? REFUSED[extension] : undefined
}

/** Returns the kind of a file that creatives cannot contain, by its name; undefined for others. */
export const refusedKind = (name: string): RefusedKind | undefined => refusedFile(name)?.[0]

/** Returns what a file is that creatives cannot contain, and how to export it instead; undefined for others. */
export function exportAdvice(name: string): string | undefined {
  const refused = refusedFile(name)
  return refused && ADVICE[refused[0]](name, refused[1])
}

/** Tells how to export a WebM video for a slot that takes MP4 only; other slots and layouts accept it. */
export const webmAdvice = (name: string): string => ADVICE.video(name, 'a WebM video')
