import { expect, it } from 'vitest'
import { groupFiles } from '../creative/file-groups.js'
import { type PlannedFile, planCreative, plannedFindings, uploadNames } from './planned-creative.js'

const image = (width: number, height: number, bytes = 20_000): PlannedFile => ({ width, height, duration: null, bytes })
const film: PlannedFile = { width: 1280, height: 720, duration: 6, bytes: 900_000 }

/** Plans the first creative of files. */
function plan(files: Record<string, PlannedFile>) {
  const [group] = groupFiles(Object.keys(files).map((name) => ({ id: name, name })))
  const readFacts = (id: string) => files[id]
  const { creative, refusal } = planCreative(group!, readFacts)
  return {
    creative,
    refusal,
    names: [...uploadNames(group!.files).values()],
    findings:
      creative && plannedFindings(creative, group!.files, readFacts, 'Google Ad Manager').map(({ code }) => code),
  }
}

it('plans a file alone as before', () => {
  expect(plan({ 'summer.jpg': image(300, 250) })).toMatchObject({
    creative: { name: 'summer', type: 'Banner', width: 300, height: 250, layout: null },
    names: ['summer.jpg'],
    findings: [],
  })
  expect(plan({ 'film.mp4': film }).creative).toMatchObject({ type: 'VAST', width: 1280, layout: null })
  expect(plan({ 'Inter.woff2': film }).refusal).toMatch(/^Inter.woff2 is a font/)
})

it('plans a video with its images as a banner of their size, in the slots of its layout', () => {
  const files = {
    'film.mp4': film,
    'end-card.PNG': image(300, 600),
    'film.jpg': image(300, 600),
    'play.png': image(40, 40),
  }
  expect(plan(files)).toMatchObject({
    creative: { name: 'film', type: 'Banner', width: 300, height: 600, layout: 'video-with-end-card' },
    names: ['main.mp4', 'end-card.png', 'main.jpg', 'play.png'],
    findings: [],
  })
  expect(plan({ 'film_300x250.mp4': film, 'play.png': image(40, 40) }).creative).toMatchObject({
    ...{ type: 'Banner', width: 300, height: 250, layout: 'in-banner-video' },
  })
  expect(plan({ 'film.mp4': film, 'end-card.png': image(9000, 100) }).refusal).toMatch(/^film.mp4 is 9000x100/)
})

it('finds what is known to be wrong', () => {
  expect(plan({ 'heavy.png': image(300, 250, 400_000) }).findings).toEqual(['weight-iab'])
  expect(plan({ 'exotic.png': image(301, 251) }).findings).toEqual([])
})
