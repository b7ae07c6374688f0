import type { Page } from '@playwright/test'
import { answerCognito, COGNITO_TYPE } from './cognito-server.js'
import { fileRow, openFiles } from './file-steps.js'
import { expect, FULL, testAs } from './fixtures.js'

const test = testAs('staff')

const POOL = 'ap-southeast-2:1a2b3c4d-0000-4000-8000-5e6f7a8b9c0d'
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

/** Page of 1,000 objects, as S3 lists them. */
function listPage(prefix: string, page: number, pages: number): string {
  const more = page + 1 < pages
  const contents = Array.from({ length: 1000 }, (_, index) => {
    const key = encodeURIComponent(`${prefix}creative ${page * 1000 + index + 1}.jpg`)
    return `<Contents><Key>${key}</Key><Size>1234</Size><LastModified>2025-10-01T09:30:00.000Z</LastModified></Contents>`
  })
  const token = more ? `<NextContinuationToken>${page + 1}</NextContinuationToken>` : ''
  return `<ListBucketResult><EncodingType>url</EncodingType><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`
}

const errorXml = (code: string, more = '') => `<Error><Code>${code}</Code><Message>${code}</Message>${more}</Error>`

/** Fills in the settings of a bucket. */
async function fillSettings(page: Page, bucket: string): Promise<void> {
  await page.getByRole('button', { name: 'Storage settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Storage settings' })
  await dialog.getByRole('button', { name: 'Asia Pacific (Sydney)' }).click()
  await dialog.getByRole('textbox', { name: /^Bucket/ }).fill(bucket)
  await dialog.getByRole('textbox', { name: /^Identity pool/ }).fill(POOL)
}

test('A folder of 100,000 files is usable while it loads', FULL, async ({ page }) => {
  test.slow()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/list-type=2/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('continuation-token') ?? 0)
    if (number === 50) await held
    await route.fulfill({ contentType: 'application/xml', body: listPage('users/demoUserStaff/', number, 100) })
  })
  await openFiles(page)
  await expect(page.getByText(/^[\d,]+ items so far…$/)).toBeVisible()
  await fileRow(page, 'creative 1.jpg').click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  release()
  await expect(page.getByText('100,000 items')).toBeVisible({ timeout: 90_000 })
  await page.keyboard.press('End')
  await expect(fileRow(page, 'creative 100000.jpg')).toBeFocused()
  expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(60)
})

test('The page’s policy blocks other buckets, and says so', FULL, async ({ page, errors }) => {
  await openFiles(page)
  await fillSettings(page, 'northwind-banners')
  await page.getByRole('button', { name: 'Open bucket' }).click()
  await expect(page.getByRole('heading', { name: 'This bucket is not allowed here' })).toBeVisible({ timeout: 20_000 })
  // The browser reports each blocked request.
  expect(errors.splice(0).every((error) => error.includes('Content Security Policy'))).toBe(true)
})

test.describe(() => {
  // The test server has no identity pool in its configuration, so its policy forbids the hosts of Amazon.
  test.use({ bypassCSP: true })

  test(
    'Open a bucket with an identity pool, after a wrong region and a missing CORS rule',
    FULL,
    async ({ page, errors }) => {
      const keys = new Set<string>()
      const list = { status: 200, body: listPage('', 0, 1) }
      const inAnotherRegion = {
        status: 301,
        body: errorXml('PermanentRedirect', '<Region>eu-west-1</Region>'),
        headers: ALLOWED,
      }
      // Without this header, Playwright would allow the site.
      const withoutRule = { ...list, headers: { 'access-control-allow-origin': 'https://another.example' } }
      let answer = inAnotherRegion as typeof inAnotherRegion | typeof withoutRule
      await page.route('https://cognito-identity.ap-southeast-2.amazonaws.com/**', async (route) => {
        const { 'x-amz-target': target = '' } = route.request().headers()
        const expiration = new Date(Date.now() + 3_600_000).toISOString()
        const createFields = async () => ({
          ...{ region: '', bucket: '', endpoint: null, forcePathStyle: false, prefix: '', expiration },
          ...{ accessKeyId: 'ASIAPOOL', secretAccessKey: 'secret', sessionToken: 'token' },
        })
        const { status, body } = await answerCognito(target, createFields)
        await route.fulfill({ status, body, contentType: COGNITO_TYPE, headers: ALLOWED })
      })
      await page.route('https://northwind-banners.s3.ap-southeast-2.amazonaws.com/**', async (route) => {
        const { authorization = '' } = await route.request().allHeaders()
        const [, key] = /Credential=(\w+)\//.exec(authorization) ?? []
        if (key === undefined) return route.fulfill({ status: 200 })
        keys.add(key)
        return route.fulfill({ ...answer, contentType: 'application/xml' })
      })
      await openFiles(page)
      await fillSettings(page, 'northwind-banners')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText(/is not in ap-southeast-2 but in eu-west-1/)).toBeVisible()
      answer = withoutRule
      await page.getByRole('button', { name: 'Open bucket' }).click()
      await expect(page.getByRole('heading', { name: 'The bucket doesn’t allow this site' })).toBeVisible({
        timeout: 20_000,
      })
      await expect(page.getByText('"AllowedOrigins"')).toBeVisible()
      // The browser reports each refused response.
      expect(errors.splice(0).every((error) => error.includes('CORS policy'))).toBe(true)
      answer = { ...list, headers: ALLOWED }
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('northwind-banners · ap-southeast-2')).toBeVisible()
      await expect(page.getByText('1,000 items')).toBeVisible()
      expect([...keys]).toEqual(['ASIAPOOL'])
      const stored = await page.evaluate(() => JSON.stringify(localStorage))
      expect(stored).toContain('northwind-banners')
      expect(stored).not.toMatch(/ASIAPOOL|secret|token/)

      // Settings survive a reload, and lead back to the company's bucket.
      await page.reload()
      await expect(page.getByText('1,000 items')).toBeVisible()
      await page.getByRole('button', { name: 'Storage settings' }).click()
      await expect(page.getByRole('group', { name: 'Buckets used before' })).toContainText('northwind-banners')
    },
  )
})
