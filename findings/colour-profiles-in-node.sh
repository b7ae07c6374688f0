#!/usr/bin/env bash
# Re-encodes a PNG and a JPEG in the Display P3 colour space, as designers export them on a Mac, as PNG.
#
# Expected: the same colour as before, by keeping the profile or by converting to sRGB, as browsers do. Seen: sharp and
# @napi-rs/canvas convert; @napi-rs/image, Jimp and image-js drop the profile and keep the numbers, so that the red of
# a logo turns dull.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" sharp@0.35.5 @napi-rs/image@1.15.0 @napi-rs/canvas@1.1.1 \
  jimp@1.6.1 image-js@1.7.0
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { Transformer } from '@napi-rs/image'
import { decode, encode } from 'image-js'
import { Jimp } from 'jimp'
import sharp from 'sharp'

const SIZE = 8
const RED = { r: 220, g: 30, b: 40 }
const TOLERANCE = 3
const inP3 = () => sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: RED } }).withIccProfile('p3')
const FILES = {
  PNG: await inP3().png().toBuffer(),
  JPEG: await inP3().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
}
const LIBRARIES = {
  sharp: (file) => sharp(file).png().toBuffer(),
  '@napi-rs/canvas': async (file) => {
    const canvas = createCanvas(SIZE, SIZE)
    canvas.getContext('2d').drawImage(await loadImage(file), 0, 0)
    return canvas.toBuffer('image/png')
  },
  '@napi-rs/image': (file) => new Transformer(file).png(),
  jimp: async (file) => (await Jimp.read(file)).getBuffer('image/png'),
  'image-js': async (file) => Buffer.from(encode(decode(file), { format: 'png' })),
}
/** Libraries that change the colour. */
const KNOWN = ['@napi-rs/image', 'jimp', 'image-js']

const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
/** Colour of the first pixel in sRGB, with the profile applied if there is one. */
const colorOf = async (file) => [...(await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer()).subarray(0, 3)]

let changed = false
for (const [name, encodeAgain] of Object.entries(LIBRARIES))
  for (const [format, file] of Object.entries(FILES)) {
    const [expected, seen] = [await colorOf(file), await colorOf(await encodeAgain(file))]
    const isSame = expected.every((value, index) => Math.abs(value - seen[index]) <= TOLERANCE)
    console.log(`${name} ${version(name)}, ${format}: expected rgb(${expected}), seen rgb(${seen})`)
    changed ||= isSame === KNOWN.includes(name)
  }
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.mjs"
