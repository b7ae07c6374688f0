import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BROWSER_FLAGS, browserPath } from '../services/browser.mjs'
import { drawDifference } from './changed-pictures.mjs'
import { startPictureReview } from './picture-review-server.mjs'
import PicturesReporter from './vitest-pictures-reporter.mjs'

const FOLDER = 'packages/ui/src/box/__screenshots__'
const ATTACHED = '.vitest/attachments/packages/ui/src/box/box.stories.tsx'
const root = mkdtempSync(join(tmpdir(), 'placard-pictures-'))

/** Returns a PNG of one color with a black square of `size` pixels in its corner. */
function draw(size: number, width = 40) {
  const png = new PNG({ width, height: 30 })
  for (let index = 0; index < width * 30; index += 1) {
    const isBlack = index % width < size && Math.floor(index / width) < size
    png.data.set(isBlack ? [0, 0, 0, 255] : [250, 250, 250, 255], index * 4)
  }
  return PNG.sync.write(png)
}

function write(path: string, content: Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
const read = (path: string) => readFileSync(join(root, path))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString()
/** State of each screenshot in git: staged in the first column, unstaged in the second. */
const status = () => git('status', '--porcelain', '--untracked-files=all', '--', 'packages').split('\n').filter(Boolean)

let browser: Awaited<ReturnType<typeof chromium.launch>>
beforeAll(async () => {
  git('init', '--quiet')
  for (const name of ['box-changed-light', 'box-failed-dark', 'box-removed-light'])
    write(`${FOLDER}/${name}.png`, draw(4))
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@placard.test', 'commit', '--quiet', '--message', 'Baselines')
  write(`${FOLDER}/box-changed-light.png`, draw(6))
  write(`${FOLDER}/box-new-light.png`, draw(8))
  rmSync(join(root, FOLDER, 'box-removed-light.png'))
  write(`${ATTACHED}/box-failed-dark-actual-chromium-linux.png`, draw(10))
  write(`${ATTACHED}/box-failed-dark-diff-chromium-linux.png`, draw(1))
  write(`${ATTACHED}/box-fresh-light-reference-chromium-linux.png`, draw(12))
  // Not a baseline of a package or an app.
  write('.vitest/attachments/scripts/box.stories.tsx/box-outside-actual-chromium-linux.png', draw(2))
  browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })
}, 60_000)
afterAll(async () => {
  await browser.close()
  rmSync(root, { recursive: true })
})

it('counts and marks different pixels, also of pictures with different sizes', () => {
  const { differentPixels, png } = drawDifference(draw(4), draw(6))
  expect(differentPixels).toBe(6 * 6 - 4 * 4)
  expect([...PNG.sync.read(png).data.subarray(5 * 4, 5 * 4 + 3)]).toEqual([255, 0, 0])
  expect(drawDifference(draw(4), draw(4, 50)).differentPixels).toBe(10 * 30)
})

it('shows changed, new, removed and failed pictures, and writes decisions', async () => {
  const review = await startPictureReview(root)
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const heading = page.getByRole('heading', { level: 2 })
  const press = async (key: string, shown: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => heading.textContent()).toBe(shown)
  }
  try {
    await page.goto(review.url)
    await expect
      .poll(() => page.getByRole('listitem').allTextContents())
      .toEqual([
        'box-changed, lightchanged',
        'box-failed, darkchanged',
        'box-fresh, lightnew',
        'box-new, lightnew',
        'box-removed, lightremoved',
      ])
    await page.getByText('20 pixels differ').waitFor()
    for (const name of ['Old', 'New', 'Difference']) {
      const image = page.getByRole('img', { name: `${name}: box-changed, light` })
      await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(40)
    }
    await page.getByRole('radio', { name: 'Slider' }).check()
    await page.getByRole('slider', { name: 'New picture from the left' }).fill('25')
    expect(
      await page
        .locator('#stack img')
        .last()
        .evaluate((img) => getComputedStyle(img).clipPath),
    ).toContain('75%')

    await press('j', 'box-failed, dark')
    await press('k', 'box-changed, light')
    await press('a', 'box-failed, dark')
    await press('r', 'box-fresh, light')
    await press('j', 'box-new, light')
    await press('r', 'box-removed, light')
    await press('r', 'box-fresh, light')
    expect(read(`${FOLDER}/box-changed-light.png`)).toEqual(draw(6))
    expect(read(`${FOLDER}/box-failed-dark.png`)).toEqual(draw(4))
    expect(status()).toEqual([`M  ${FOLDER}/box-changed-light.png`])

    // A decision can be changed.
    await page.getByRole('button', { name: 'box-changed, light' }).click()
    await page.getByText('accepted', { exact: false }).first().waitFor()
    await press('r', 'box-fresh, light')
    expect(read(`${FOLDER}/box-changed-light.png`)).toEqual(draw(4))
    expect(status()).toEqual([])

    await page.getByLabel('Keyboard shortcuts').uncheck()
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Accept all…' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(existsSync(join(root, FOLDER, 'box-fresh-light.png'))).toBe(false)
    await page.getByRole('button', { name: 'Accept all…' }).click()
    await page.getByRole('button', { name: 'Accept 1 picture' }).click()
    await page.getByText('0 to review · 1 accepted · 4 rejected').waitFor()
    expect(read(`${FOLDER}/box-fresh-light.png`)).toEqual(draw(12))
    expect(status()).toEqual([`A  ${FOLDER}/box-fresh-light.png`])
    expect(problems).toEqual([])
  } finally {
    await page.close()
    review.close()
  }
})

it.each(['light', 'dark'] as const)(
  'fits a phone and has no accessibility violations in %s mode',
  async (colorScheme) => {
    const review = await startPictureReview(root)
    // The picture of the failed test is still there: it was rejected, and the test fails until the story is repaired.
    expect(review.pictures.map(({ path }) => path)).toEqual([`${FOLDER}/box-failed-dark.png`])
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    try {
      await page.goto(review.url)
      await page.getByRole('img', { name: 'Difference: box-failed, dark' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.getByRole('button', { name: 'Accept all…' }).click()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    } finally {
      await context.close()
      review.close()
    }
  },
)

it.each([
  ['another page', { origin: 'https://placard.test' }, 403],
  ['no page', {}, 403],
  ['another host name', { host: 'placard.test', origin: 'http://placard.test' }, 403],
  ['its own page', { origin: 'own' }, 200],
])(
  'refuses decisions unless they come from its page: %s',
  async (_, { origin, host }: Record<string, string>, expected) => {
    const review = await startPictureReview(root)
    const headers = {
      ...(host && { host }),
      ...(origin && { origin: origin === 'own' ? new URL(review.url).origin : origin }),
    }
    const send = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(new URL(path, review.url), { method: 'POST', headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        call.on('error', reject).end()
      })
    expect(await send('/pictures/0/reject')).toBe(expected)
    expect(await send('/pictures/9/accept')).toBe(expected === 200 ? 404 : 403)
    review.close()
  },
)

it.each([
  ['failed', true],
  ['passed', false],
])('keeps the pictures of a story only while it fails: %s', (state, isKept) => {
  const pictures = ['actual', 'diff'].map((kind) => join(root, ATTACHED, `box-late-dark-${kind}-chromium-linux.png`))
  for (const picture of pictures) writeFileSync(picture, draw(3))
  const reporter = new PicturesReporter()
  reporter.onInit({ config: { root } })
  reporter.onTestCaseResult({
    meta: () => ({ screenshots: ['box--late-light', 'box--late-dark'] }),
    result: () => ({ state }),
    module: { moduleId: join(root, 'packages/ui/src/box/box.stories.tsx') },
  })
  expect(pictures.map((picture) => existsSync(picture))).toEqual([isKept, isKept])
  expect(existsSync(join(root, ATTACHED, 'box-failed-dark-actual-chromium-linux.png'))).toBe(true)
})
